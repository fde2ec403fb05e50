import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { engineSteps } from '../engines/engine-steps'
import { otherNodeSteps } from '../other-node/other-node-steps'
import { nothingPassed, passedBefore } from './passed-before'
import { runSteps } from './run-steps'
import { testSteps } from './steps'

/* `npm test`. */

const { values } = askedOf({
  command: 'npm test',
  purpose:
    'Runs every check and test in turn, even after one has failed. It leaves out what passed before and depends on no change. One file alone: npx jest <path>',
  options: {
    all: { type: 'boolean', purpose: 'leaves nothing out' },
    engines: { type: 'boolean', purpose: 'adds what npm run engines does, in the same summary' },
    'other-node': { type: 'boolean', purpose: 'adds what npm run other-node does' },
  },
  settings: {
    CI: 'where it is set, nothing is left out',
    TEST_DATABASE_URL: 'a PostgreSQL server for the api; an installed one unless told',
    CHROMIUM_PATH: "a browser; an installed one, or npm's build, unless told",
  },
})

const root = path.resolve(import.meta.dirname, '../..')
const steps = await testSteps(root)
if (values.engines) steps.push(...engineSteps(root, process.env))
if (values['other-node']) steps.push(...(await otherNodeSteps(root)))
const runsAll = values.all || process.env.CI
process.exit(await runSteps(steps, runsAll ? nothingPassed : await passedBefore(root)))
