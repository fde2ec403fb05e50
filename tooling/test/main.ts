import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { engineSteps } from '../engines/engine-steps'
import { otherNodeSteps } from '../other-node/other-node-steps'
import { remoteFolders } from '../registry/remote-folders'
import { passedBefore } from './passed-before'
import { publicShopSteps } from './public-shop-steps'
import { remoteSteps } from './remote-steps'
import { runSteps } from './run-steps'
import { testSteps } from './steps'

/* `npm test`. */

const { values, positionals } = askedOf({
  command: 'npm test',
  parameters: '[remote …]',
  purpose:
    'Runs all checks and tests, also after one has failed. Skips those that passed before and depend on no change. With remotes, runs their checks and journeys alone. To run one file: npx jest <path>',
  options: {
    all: { type: 'boolean', purpose: 'skip nothing' },
    engines: { type: 'boolean', purpose: 'also run npm run engines' },
    'public-shop': { type: 'boolean', purpose: 'also run the drills of a shop on the internet' },
    'other-node': { type: 'boolean', purpose: 'also run npm run other-node' },
  },
  settings: {
    CI: 'if set, nothing is skipped',
    TEST_DATABASE_URL: 'PostgreSQL server for the tests of the api (default: an installed one)',
    CHROMIUM_PATH: 'Chromium (default: an installed one, or a download from npm)',
  },
})

const root = path.resolve(import.meta.dirname, '../..')
const names = (await remoteFolders(root)).map((folder) => path.basename(folder))
const unknown = positionals.find((name) => !names.includes(name))
if (unknown !== undefined) {
  console.error(`There is no remote "${unknown}": choose from ${names.join(', ')}.`)
  process.exit(2)
}
const steps = [
  ...(positionals.length > 0
    ? positionals.flatMap((name) => remoteSteps(root, name))
    : await testSteps(root)),
  ...(values['public-shop'] ? publicShopSteps(root) : []),
  ...(values.engines ? engineSteps(root, process.env) : []),
  ...(values['other-node'] ? await otherNodeSteps(root) : []),
]
const before = await passedBefore(root)
const leavesOut = !values.all && !process.env.CI
process.exit(await runSteps(steps, leavesOut ? before : { ...before, has: () => false }))
