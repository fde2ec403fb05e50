import { existsSync } from 'node:fs'
import path from 'node:path'
import { describeError } from '../../../tooling/command-line/describe-error'
import { copyPublishedRegistry } from './published-registry'

/*
 * Makes this repository's builds live in a new shop for journeys, so that `npm start` has nothing left to check and
 * compress. What is not built or refused is left to `npm start`, which builds it or says why it can't.
 */

const registry = path.join(process.env.DATA_DIR ?? '', 'registry')
if (!existsSync(registry))
  await copyPublishedRegistry(registry).catch((error) => console.log(describeError(error)))
