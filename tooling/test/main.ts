import path from 'node:path'
import { remoteFolders } from '../../composition/cli/publish/remote-folders'
import { parseCommand } from '../command-line/parsed-command'
import { chosenTasks } from './chosen-tasks'
import { runAndTell } from './run-and-tell'

/* `npm test`. */

const { values, positionals: remotes } = parseCommand({
  command: 'npm test',
  parameters: '[remote …]',
  purpose:
    'Checks the code, runs all unit, page and server tests, builds the shop and tests it in Chromium. With remotes: only their tests and journeys. Skips what has not changed since it passed. To run one file: npx jest <path>',
  options: { all: { type: 'boolean', purpose: 'skips nothing' } },
  settings: {
    TEST_DATABASE_URL:
      'PostgreSQL server for the tests of the api (default: an installed one, or the embedded database)',
    CHROMIUM_PATH: 'Chromium (default: an installed one, or a download from npm)',
  },
})

const root = path.resolve(import.meta.dirname, '../..')
const known = (await remoteFolders(root)).map((folder) => path.basename(folder))
const unknown = remotes.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`Unknown remote "${unknown}": choose from ${known.join(', ')}.`)
  process.exit(2)
}

const { args, env } = chosenTasks(remotes)
process.exit(await runAndTell(root, 'test', args, { isFresh: values.all === true, env }))
