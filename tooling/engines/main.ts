import path from 'node:path'
import { askedOf } from '../command-line/asked-of'
import { messageOf } from '../command-line/message-of'
import { runSteps } from '../test/run-steps'
import { engineSteps, OTHER_ENGINES } from './engine-steps'

const { positionals } = askedOf({
  command: 'npm run engines',
  parameters: '[engine …]',
  purpose: 'Runs the journeys in Firefox and WebKit. npm test runs them in Chromium.',
  words: OTHER_ENGINES,
  options: {},
})

const root = path.resolve(import.meta.dirname, '../..')
try {
  const asked = positionals.length > 0 ? positionals : undefined
  process.exitCode = await runSteps(engineSteps(root, process.env, asked))
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
