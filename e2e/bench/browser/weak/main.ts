import path from 'node:path'
import { askedOf } from '../../../../tooling/command-line/asked-of'
import { weakCommand } from './command'
import { missingTools } from './line/missing-tools'
import { inOwnNamespaces } from './line/own-namespaces'

askedOf(weakCommand)
const missing = missingTools()
if (missing) console.error(missing)
process.exitCode = missing
  ? 1
  : await inOwnNamespaces(path.join(import.meta.dirname, 'measure.ts'), process.argv.slice(2))
