import { globals } from './globals.mjs'
import { imports } from './imports.mjs'

/** The dependency rule, for oxlint. */
export default { meta: { name: 'layers' }, rules: { imports, globals } }
