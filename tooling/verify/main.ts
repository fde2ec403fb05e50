import path from 'node:path'
import { runVerify } from './run-verify'

/*
 * `npm run verify -- mf-catalog`: whether a build may be published; all remotes without a name. With `--last-two` it is
 * also tried in the last two published shells, and this shell with the last two published versions.
 */

process.exitCode = await runVerify(
  process.argv.slice(2),
  path.resolve(import.meta.dirname, '../..'),
  process.env,
  { say: console.log, complain: console.error },
)
