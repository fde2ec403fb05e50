import path from 'node:path'
import { engineOf } from '../../e2e/engines/engine'
import { askedOf } from '../command-line/asked-of'
import { runSteps } from '../test/run-steps'
import { journeysIn } from './journeys-in'

/* `npm run engines`: the journeys that `npm test` makes in Chromium, in the browsers' other two engines. */

const words = { firefox: "in Debian's Firefox", webkit: 'in WebKitGTK, as Safari has it' }

const { positionals } = askedOf({
  command: 'npm run engines',
  parameters: '[engine …]',
  purpose: 'Goes through the shop as shoppers do, in Firefox and WebKit; Chromium is part of npm test.',
  words,
  options: {},
})

const root = path.resolve(import.meta.dirname, '../..')
const asked = positionals.length > 0 ? positionals : Object.keys(words)
try {
  const steps = asked.map((name) => journeysIn(engineOf({ ENGINE: name }), root, process.env))
  process.exitCode = await runSteps(steps)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
