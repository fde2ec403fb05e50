import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askedOf } from '../../../tooling/command-line/asked-of'
import { buildAll } from '../../../tooling/start/prepare-shop'
import { createBreakableDatabase } from '../../drills/shop/drill-database'
import { describeMachine, machineLine } from '../machine/machine'
import { openContender } from './contender'
import { openPostgresClock } from './postgres-clock'
import { type Cost, costLines, costOf } from './rounds'

const { values } = askedOf({
  command: 'npm run bench -- paid-order',
  purpose:
    'Processor time of an order from its placing to its mail, on PostgreSQL; beside another checkout, where one is named.',
  options: {
    before: { type: 'string', value: '<folder>', purpose: 'a checkout of an earlier commit, built' },
    rounds: { type: 'string', value: '<number>', default: '7', purpose: 'how often each is measured' },
    orders: { type: 'string', value: '<number>', default: '100', purpose: 'of a round' },
  },
})
const [rounds, orders] = [Number(values.rounds), Number(values.orders)]

await buildAll(path.resolve(import.meta.dirname, '../../..'))
const database = await createBreakableDatabase()
if (!database) throw new Error('PostgreSQL is not installed.')
const dataDir = await mkdtemp(path.join(tmpdir(), 'spice-shop-bench-'))
const contenders = [
  ...(values.before
    ? [await openContender('before', path.resolve(values.before), database.url, dataDir)]
    : []),
  await openContender('now', undefined, database.url, dataDir),
]
try {
  const postgresSeconds = await openPostgresClock(database.url)
  const costs = new Map<string, Cost[]>(contenders.map(({ name }) => [name, []]))
  // The first round is not counted: a server is slow until its code is compiled.
  for (let round = 0; round <= rounds; round += 1)
    for (const contender of contenders) {
      const cost = await costOf(contender, orders, postgresSeconds)
      if (round > 0) costs.get(contender.name)?.push(cost)
      console.log(
        `round ${round}, ${contender.name}: ${cost.api.toFixed(2)} + ${cost.postgres.toFixed(2)} ms`,
      )
    }
  console.log(`\n${costLines(costs).join('\n')}\n${machineLine(await describeMachine())}`)
} finally {
  for (const contender of contenders) await contender.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
}
