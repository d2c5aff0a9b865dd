import { isReserved, placeOf } from './place.mjs'
import { pathOf } from './source.mjs'

/** @typedef {import('./source.mjs').Node} Node */

/** Names of the global object, through which all globals can be reached. */
const SELF = new Set(['globalThis', 'self', 'window', 'global'])

/**
 * The name in `.name`, `?.name` and `['name']`.
 * @param {Node} key
 * @param {boolean} computed
 */
const keyOf = (key, computed) => {
  if (!computed && key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

/**
 * The members that are read of a node: by `.name`, or by destructuring.
 * @param {Node} node
 * @returns {readonly { readonly node: Node, readonly name: string }[]}
 */
const membersOf = (node) => {
  const { parent } = node
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    const name = keyOf(parent.property, parent.computed)
    return name === undefined ? [] : [{ node: parent, name }]
  }
  if (parent?.type !== 'VariableDeclarator' || parent.init !== node || parent.id.type !== 'ObjectPattern') return []
  return parent.id.properties.flatMap((each) => {
    const name = each.type === 'Property' ? keyOf(each.key, each.computed) : undefined
    return name === undefined ? [] : [{ node: each, name }]
  })
}

/** @param {Node} node */
const asksTheClock = ({ parent }, name = '') =>
  name === 'Date' &&
  (parent?.type === 'NewExpression' || parent?.type === 'CallExpression') &&
  parent.arguments.length === 0

/**
 * The names of a global and its members as used here, as the table of layers writes them.
 * @param {Node} node
 * @param {string} name
 * @returns {readonly string[]}
 */
const usesOf = (node, name) => {
  const members = membersOf(node)
  const within = members.map((member) => `${name}.${member.name}`)
  const behind = SELF.has(name) ? members.flatMap((member) => usesOf(member.node, member.name)) : []
  return [name, ...within, ...behind, ...(asksTheClock(node, name) ? ['new Date()'] : [])]
}

/**
 * A file uses no global that is forbidden in its layer or reserved for another place.
 * @type {import('./source.mjs').Rule}
 */
export const globals = {
  create(context) {
    const path = pathOf(context)
    const layer = placeOf(path)?.layer
    const forbidden = new Set(layer?.without)
    return {
      Program() {
        const scope = context.sourceCode.scopeManager.globalScope
        const known = scope?.variables.filter(({ defs }) => defs.length === 0) ?? []
        const references = [...(scope?.through ?? []), ...known.flatMap((variable) => variable.references)]
        for (const { identifier: node } of new Set(references)) {
          const use = usesOf(node, node.name).find((each) => forbidden.has(each) || isReserved(each, path))
          if (use !== undefined)
            context.report({ node, message: `'${use}' is not for '${layer?.name}' (tests/lint/layers.mjs).` })
        }
      },
    }
  },
}
