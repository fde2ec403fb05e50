import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { add, type Outcome } from './outcome'
import { testSteps } from './steps'

/* `npm test`: every step in turn, all of them even when one fails, and the sum at the end. */

askedOf({
  command: 'npm test',
  purpose:
    'Runs every check and test in turn, all of them even when one fails. One file by itself: npx jest <path>',
  options: {},
  settings: {
    TEST_DATABASE_URL: 'a PostgreSQL server for the api; an installed one unless told',
    CHROMIUM_PATH: "a browser; an installed one, or npm's build, unless told",
  },
})

const root = path.resolve(import.meta.dirname, '../..')
let sum: Outcome = { passed: 0, failed: 0 }
const lines: string[] = []
const ends: string[] = []

for (const { name, run } of await testSteps(root)) {
  console.log(`\n▸ ${name}`)
  const started = Date.now()
  const outcome = await run().catch((error: unknown): Outcome => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  sum = add(sum, outcome)
  if (outcome.lastLines) ends.push(`▸ ${name} ended with\n${outcome.lastLines}`)
  const seconds = Math.round((Date.now() - started) / 1000)
  lines.push(`${name.padEnd(40)}${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
}

console.log(`\n${[...ends, ...lines].join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
