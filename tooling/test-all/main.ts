import path from 'node:path'
import { parseCommand } from '../command-line/parsed-command'
import { runAndTell } from '../test/run-and-tell'
import { slowTasks } from './slow-tasks'

/* `npm run test:all`. */

const words = Object.fromEntries(Object.entries(slowTasks).map(([name, { purpose }]) => [name, purpose]))
const { values, positionals } = parseCommand({
  command: 'npm run test:all',
  parameters: '[step …]',
  purpose: 'Runs the slower checks that npm test leaves out: all steps, or the given ones.',
  words,
  options: {
    all: { type: 'boolean', purpose: 'also runs what has not changed since it passed' },
    shard: { type: 'string', value: '<1/4>', purpose: 'only one part of the journeys' },
  },
})
const unknown = positionals.find((name) => !Object.hasOwn(slowTasks, name))
if (unknown !== undefined) {
  console.error(`Unknown step "${unknown}": choose from ${Object.keys(slowTasks).join(', ')}.`)
  process.exit(2)
}

const byDefault = Object.keys(slowTasks).filter((name) => !slowTasks[name]?.isNightly)
const names = positionals.length > 0 ? positionals : byDefault
const targets = names.flatMap((name) => slowTasks[name]?.targets ?? [])
// Tasks that need the whole machine are marked `parallelism: false`.
process.exit(
  await runAndTell(
    path.resolve(import.meta.dirname, '../..'),
    'test-all',
    ['run-many', `--targets=${targets.join(',')}`],
    {
      isFresh: values.all === true,
      env: values.shard === undefined ? {} : { SHARD: values.shard },
    },
  ),
)
