interface Attempts {
  /** How long one attempt may take, in ms. */
  timeoutMs: number
  /** The waits before the further attempts, in ms: as many repeats as there are waits. */
  waitsMs: readonly number[]
  /** Called after every failed attempt, the last one too. */
  onFailure: (error: unknown, attempt: number) => void
}

function withTimeout<Result>(task: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} s.`)), ms)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Tries a task until it succeeds or the waits are used up.
 * @throws the last attempt's error
 */
export async function withAttempts<Result>(
  task: () => Promise<Result>,
  { timeoutMs, waitsMs, onFailure }: Attempts,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTimeout(task(), timeoutMs)
    } catch (error) {
      onFailure(error, attempt)
      const waitMs = waitsMs[attempt - 1]
      if (waitMs === undefined) throw error
      await wait(waitMs)
    }
  }
}
