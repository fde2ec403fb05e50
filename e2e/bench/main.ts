import path from 'node:path'
import { askedOf } from '../../tooling/command-line/asked-of'
import { showCommand } from '../../tooling/test/show-command'

/* `npm run bench`: every measurement in turn, each in a shop of its own. */

const { values } = askedOf({
  command: 'npm run bench',
  purpose:
    'Every measurement in turn, each in a shop of its own: bench:pages, bench:edge, bench:memory, bench:lighthouse, bench:paid-order.',
  options: {
    record: { type: 'boolean', default: false, purpose: 'keep the results for docs/performance.md' },
  },
})

const recorded = ['pageload', 'edge', 'memory', 'lighthouse']

for (const part of [...recorded, 'paid-order']) {
  console.log(`\n▸ ${part}`)
  const script = path.join(import.meta.dirname, part, 'main.ts')
  const { exitCode } = await showCommand(
    'npx',
    ['tsx', script, ...(values.record && recorded.includes(part) ? ['--record'] : [])],
    process.cwd(),
  )
  if (exitCode !== 0) process.exitCode = 1
}
