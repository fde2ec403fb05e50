import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { runSteps } from '../test/run-steps'
import { engineSteps, OTHER_ENGINES } from './engine-steps'

/* `npm run engines`: the journeys that `npm test` makes in Chromium, in the browsers' other two engines. */

const { positionals } = askedOf({
  command: 'npm run engines',
  parameters: '[engine …]',
  purpose: 'Goes through the shop as shoppers do, in Firefox and WebKit; Chromium is part of npm test.',
  words: OTHER_ENGINES,
  options: {},
})

const root = path.resolve(import.meta.dirname, '../..')
try {
  const asked = positionals.length > 0 ? positionals : undefined
  process.exitCode = await runSteps(engineSteps(root, process.env, asked))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
