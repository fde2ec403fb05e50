import path from 'node:path'
import { askedOf } from '../../../../tooling/command-line/asked-of'
import { missingTools } from '../weak/line/missing-tools'
import { inOwnNamespaces } from '../weak/line/own-namespaces'
import { deskCommand } from './command'

askedOf(deskCommand)
const missing = missingTools()
if (missing) console.error(missing)
process.exitCode = missing
  ? 1
  : await inOwnNamespaces(path.join(import.meta.dirname, 'measure.ts'), process.argv.slice(2))
