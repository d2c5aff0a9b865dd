import { posix } from 'node:path'
import { fits, isReserved, mayImport, placeOf } from './place.mjs'
import { pathOf } from './source.mjs'

/**
 * What is wrong with an import; undefined if nothing is.
 * @param {string} path
 * @param {string | undefined} specifier
 * @param {boolean} typesOnly
 */
const complaint = (path, specifier, typesOnly) => {
  const from = placeOf(path)
  if (!from || specifier === undefined) return 'An import is written out, so that the dependency rule can read it.'
  const { name, packages = [], types = [] } = from.layer
  if (!/^\.\.?\//.test(specifier)) {
    const allowed = typesOnly ? [...packages, ...types] : packages
    const isAllowed = allowed.some((each) => fits(each, specifier)) && !isReserved(specifier, path)
    return isAllowed ? undefined : `'${specifier}' is no package of the layer '${name}' (tests/lint/layers.mjs).`
  }
  const to = placeOf(posix.join(posix.dirname(path), specifier))
  if (!to) return `'${specifier}' lies in no layer (tests/lint/layers.mjs).`
  return mayImport(from, to)
    ? undefined
    : `'${name}' may not import this of '${to.layer.name}' (tests/lint/layers.mjs).`
}

/** @param {{ readonly type: string, readonly value?: unknown, readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[] }} source */
const textOf = ({ type, value, quasis }) => {
  if (type === 'TemplateLiteral') return quasis?.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined
  return typeof value === 'string' ? value : undefined
}

/**
 * A file imports only what its layer may.
 * @type {import('./source.mjs').Rule}
 */
export const imports = {
  create(context) {
    const path = pathOf(context)
    if (!placeOf(path))
      return {
        Program: (node) => context.report({ node, message: 'This file lies in no layer (tests/lint/layers.mjs).' }),
      }

    /**
     * @param {Parameters<typeof textOf>[0]} source
     * @param {import('./source.mjs').Node} node
     */
    const look = (source, node, typesOnly = false) => {
      const message = complaint(path, textOf(source), typesOnly)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => look(node.source, node, node.importKind === 'type'),
      ExportAllDeclaration: (node) => look(node.source, node, node.exportKind === 'type'),
      ExportNamedDeclaration: (node) => node.source && look(node.source, node, node.exportKind === 'type'),
      ImportExpression: (node) => look(node.source, node),
      TSImportType: (node) => look(node.source, node, true),
      TSExternalModuleReference: (node) => look(node.expression, node),
      // Vite's import.meta.glob
      MetaProperty: ({ parent }) => {
        if (
          parent.type === 'MemberExpression' &&
          parent.property.type === 'Identifier' &&
          parent.property.name.startsWith('glob')
        )
          look(parent, parent)
      },
    }
  },
}
