import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { runSteps } from '../test/run-steps'
import { NODE_VERSIONS } from './in-turn'
import { otherNodeSteps } from './other-node-steps'

/* `npm run other-node`: start, a purchase and the unit tests on a Node of another version. */

const { positionals } = askedOf({
  command: 'npm run other-node',
  parameters: '[version]',
  purpose: `Starts the shop, buys something and runs the unit tests on another version of Node: ${NODE_VERSIONS.join(', ')} (default: one a day, in turn).`,
  options: {},
})

process.exit(await runSteps(await otherNodeSteps(path.resolve(import.meta.dirname, '../..'), positionals[0])))
