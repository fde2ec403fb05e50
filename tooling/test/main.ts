import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { engineSteps } from '../engines/engine-steps'
import { runSteps } from './run-steps'
import { testSteps } from './steps'

/* `npm test`. */

const { values } = askedOf({
  command: 'npm test',
  purpose:
    'Runs every check and test in turn, all of them even when one fails. One file by itself: npx jest <path>',
  options: {
    engines: { type: 'boolean', purpose: 'adds what npm run engines does, in the same summary' },
  },
  settings: {
    TEST_DATABASE_URL: 'a PostgreSQL server for the api; an installed one unless told',
    CHROMIUM_PATH: "a browser; an installed one, or npm's build, unless told",
  },
})

const root = path.resolve(import.meta.dirname, '../..')
const steps = await testSteps(root)
if (values.engines) steps.push(...engineSteps(root, process.env))
process.exit(await runSteps(steps))
