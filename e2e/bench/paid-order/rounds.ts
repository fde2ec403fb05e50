import { cpuSeconds } from '../machine/process-figures'
import type { Contender } from './contender'

/** Milliseconds of processor time for each order: of the api, and of PostgreSQL meanwhile. */
export interface Cost {
  api: number
  postgres: number
}

/** @param postgresSeconds the server's processor time until now */
export async function costOf(
  { pid, work }: Contender,
  orders: number,
  postgresSeconds: () => Promise<number>,
): Promise<Cost> {
  const before = { api: await cpuSeconds(pid), postgres: await postgresSeconds() }
  await work(orders)
  const each = (seconds: number) => (seconds * 1000) / orders
  return {
    api: each((await cpuSeconds(pid)) - before.api),
    postgres: each((await postgresSeconds()) - before.postgres),
  }
}

/** @param costs by contender; the first is what the others are compared with */
export function costLines(costs: ReadonlyMap<string, readonly Cost[]>): string[] {
  const middles = [...costs].map(([name, all]) => ({
    name,
    api: median(all.map(({ api }) => api)),
    postgres: median(all.map(({ postgres }) => postgres)),
  }))
  const [first] = middles
  return middles.map(({ name, api, postgres }) => {
    const all = api + postgres
    const times =
      first && first.name !== name
        ? `, ${(all / (first.api + first.postgres)).toFixed(2)} times ${first.name}`
        : ''
    return `${name}: ${api.toFixed(2)} ms by the api, ${postgres.toFixed(2)} ms by PostgreSQL${times}`
  })
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
