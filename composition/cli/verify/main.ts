import path from 'node:path'
import { runVerify } from './run-verify'

/* The command `npm run verify`, such as `npm run verify -- mf-catalog`. */

process.exitCode = await runVerify(
  process.argv.slice(2),
  path.resolve(import.meta.dirname, '../../..'),
  process.env,
  { say: console.log, complain: console.error },
)
