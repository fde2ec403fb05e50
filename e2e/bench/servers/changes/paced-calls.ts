import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../../harness/buying/quantile'

export interface PacedFigures {
  calls: number
  failed: number
  /** Response times in ms, measured from the moment a call was due. */
  p50: number
  p99: number
}

interface Pace {
  seconds: number
  perSecond: number
}

/** Makes calls at a fixed pace: like shoppers, none waits for another. @param call gets the call's number */
export async function pacedCalls(
  { seconds, perSecond }: Pace,
  call: (number: number) => Promise<unknown>,
): Promise<PacedFigures> {
  const calls = Math.round(seconds * perSecond)
  const start = performance.now()
  const times: number[] = []
  let failed = 0

  async function callAt(number: number): Promise<void> {
    const due = start + (number * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    try {
      await call(number)
    } catch (error) {
      failed += 1
      if (failed === 1) console.error(error)
    }
    times.push(performance.now() - due)
  }

  await Promise.all(Array.from({ length: calls }, (_, number) => callAt(number)))
  const sorted = times.sort((a, b) => a - b)
  return { calls, failed, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}
