import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../../harness/buying/quantile'
import { openBrowser } from '../../../harness/over-http/browser'

const THINKS_MS = 50

export interface Experience {
  calls: number
  /** Statuses or errors of the failed calls, such as '503'. */
  failures: string[]
  p99: number
}

let shoppers = 0

/** Requests products repeatedly from a separate network while the work goes on. */
export async function askWhile<Result>(
  origin: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; experience: Experience }> {
  shoppers += 1
  const { send } = openBrowser(origin, { from: `127.0.71.${shoppers}` })
  const times: number[] = []
  const failures: string[] = []
  let isOver = false

  async function ask(): Promise<void> {
    const begun = performance.now()
    try {
      const answer = await send('GET', '/api/products')
      await answer.text()
      if (answer.status !== 200) failures.push(String(answer.status))
    } catch (error) {
      failures.push(String(error))
    }
    times.push(performance.now() - begun)
  }

  async function askOn(): Promise<void> {
    while (!isOver) {
      await ask()
      await pause(THINKS_MS)
    }
  }

  const asking = askOn()
  try {
    const result = await work()
    isOver = true
    await asking
    const sorted = times.sort((a, b) => a - b)
    return { result, experience: { calls: times.length, failures, p99: quantile(sorted, 0.99) } }
  } finally {
    isOver = true
  }
}
