import path from 'node:path'
import { parseCommand } from '../command-line/parsed-command'
import { runAndTell } from '../test/run-and-tell'
import { slowTasks } from './slow-tasks'

/* `npm run test:all`. */

const words = Object.fromEntries(Object.entries(slowTasks).map(([name, { purpose }]) => [name, purpose]))
const { values, positionals } = parseCommand({
  command: 'npm run test:all',
  parameters: '[step …]',
  purpose: 'Runs what npm test leaves to a longer run: all steps, or those named.',
  words,
  options: {
    all: { type: 'boolean', purpose: 'leaves out nothing that has not changed since it passed' },
    shard: { type: 'string', value: '<1/4>', purpose: 'one part of the journeys' },
  },
})
const unknown = positionals.find((name) => !Object.hasOwn(slowTasks, name))
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}": choose from ${Object.keys(slowTasks).join(', ')}.`)
  process.exit(2)
}

const names = positionals.length > 0 ? positionals : Object.keys(slowTasks)
const targets = names.flatMap((name) => slowTasks[name]?.targets ?? [])
// Drills mostly wait, so two run at a time. Tasks that need the whole machine are marked `parallelism: false`.
process.exit(
  await runAndTell(
    path.resolve(import.meta.dirname, '../..'),
    'test-all',
    ['run-many', `--targets=${targets.join(',')}`, '--parallel=2'],
    {
      isFresh: values.all === true,
      env: values.shard === undefined ? {} : { SHARD: values.shard },
    },
  ),
)
