import { existsSync } from 'node:fs'
import path from 'node:path'
import { describeError } from '../../../tooling/command-line/describe-error'
import { copyPublishedRegistry } from './published-registry'

/*
 * Makes this repository's builds live in a new shop for journeys, so that `npm start` has nothing to check and
 * compress. If a build is missing or refused, `npm start` builds it or says why it can't.
 */

const registry = path.join(process.env.DATA_DIR ?? '', 'registry')
if (!existsSync(registry))
  await copyPublishedRegistry(registry).catch((error) => console.log(describeError(error)))
