import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {Extract<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], { create: unknown }>} Rule */
/** @typedef {Parameters<Rule['create']>[0]} Context */
/** @typedef {Parameters<NonNullable<ReturnType<Rule['create']>['MetaProperty']>>[0]['parent'] & {}} Node */

const TOP = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The path in the project of the file being linted.
 * @param {Context} context
 */
export const pathOf = ({ filename }) => relative(TOP, filename).replaceAll('\\', '/')
