import { setTimeout as pause } from 'node:timers/promises'
import { Agent, fetch, type RequestInit } from 'undici'

export interface Flood {
  name: string
  /** @param origins the origins of nginx, and of an edge that is requested directly */
  start: (origins: readonly string[]) => {
    /** @returns the outcome, as text */
    stop: () => Promise<string>
  }
}

/** The n-th request of a flood. */
export type FloodRequest = (n: number) => { path: string } & RequestInit

/** The number of networks that call each origin. It is low, because the target runs on the same machine. */
const NETWORKS = 4
const AT_ONCE = 4
const PAUSE_MS = 60

/** Returns a flood of continuous requests from several networks. */
export function paced(name: string, requestOf: FloodRequest): Flood {
  function start(origins: readonly string[]) {
    const statuses = new Map<string, number>()
    const stopping = new AbortController()
    let sent = 0

    async function ask(origin: string, dispatcher: Agent): Promise<string> {
      sent += 1
      const { path, ...init } = requestOf(sent)
      const answer = await fetch(origin + path, { redirect: 'manual', ...init, dispatcher })
      await answer.arrayBuffer()
      return String(answer.status)
    }

    async function keepAsking(origin: string, dispatcher: Agent): Promise<void> {
      while (!stopping.signal.aborted) {
        const status = await ask(origin, dispatcher).catch(() => 'cut')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await pause(PAUSE_MS)
      }
    }

    const asking = origins.flatMap((origin, which) =>
      Array.from({ length: NETWORKS }, (_, network) => {
        const agent = new Agent({ localAddress: `127.0.${90 + which}.${network + 1}` })
        return Promise.all(Array.from({ length: AT_ONCE }, () => keepAsking(origin, agent))).then(() =>
          agent.destroy(),
        )
      }),
    )
    return {
      async stop() {
        stopping.abort()
        await Promise.all(asking)
        return `${sent} requests, answered ${[...statuses].map(([status, count]) => `${status} ${count} times`).join(', ')}`
      },
    }
  }
  return { name, start }
}
