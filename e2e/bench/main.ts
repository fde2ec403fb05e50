import path from 'node:path'
import { parseArgs } from 'node:util'
import { showCommand } from '../../tooling/test/show-command'

/* `npm run bench`: every measurement in turn, each in a shop of its own; `--record` goes to all of them. */

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } })

for (const part of ['pageload', 'edge', 'memory', 'lighthouse']) {
  console.log(`\n▸ ${part}`)
  const script = path.join(import.meta.dirname, part, 'main.ts')
  const { exitCode } = await showCommand(
    'npx',
    ['tsx', script, ...(values.record ? ['--record'] : [])],
    process.cwd(),
  )
  if (exitCode !== 0) process.exitCode = 1
}
