import { startTrace } from 'tracing/traced-requests'

interface Job {
  failures: number
  /** Consecutive failures. */
  inARow: number
  timer: NodeJS.Timeout | undefined
  running: Promise<void> | undefined
  isWanted: boolean
}

export type Jobs = ReturnType<typeof createJobs>

/** Runs background jobs. Their work is stored in the database, so none is lost if the process dies. */
export function createJobs(onError: (error: unknown, name: string) => void) {
  const jobs = new Map<string, Job>()
  const stopping = new AbortController()
  const { signal } = stopping

  /** Runs `work` at an interval, never twice at once; `stop` aborts it. @returns a function that runs it now */
  function every(
    name: string,
    intervalMs: number,
    work: (signal: AbortSignal) => Promise<unknown>,
  ): () => void {
    const job: Job = { timer: undefined, running: undefined, isWanted: false, failures: 0, inARow: 0 }
    jobs.set(name, job)

    function look(): void {
      if (signal.aborted) return
      job.isWanted = true
      if (job.running) return
      clearTimeout(job.timer)
      job.running = startTrace(workOff).finally(() => {
        job.running = undefined
        schedule()
      })
    }

    async function workOff(): Promise<void> {
      while (job.isWanted && !signal.aborted) {
        job.isWanted = false
        try {
          await work(signal)
          job.inARow = 0
        } catch (error) {
          job.failures += 1
          job.inARow += 1
          if (isPowerOfTwo(job.inARow)) onError(error, name)
        }
      }
    }

    function schedule(): void {
      if (signal.aborted) return
      job.timer = setTimeout(look, intervalMs)
      job.timer.unref()
    }

    schedule()
    return look
  }

  /** Reports and counts a failure. Jobs that continue after a failure call this themselves. */
  function report(name: string, error: unknown): void {
    const job = jobs.get(name)
    if (job) job.failures += 1
    onError(error, name)
  }

  /** Signals every job to stop, and waits until all have. No job starts afterwards. */
  async function stop(): Promise<void> {
    stopping.abort()
    for (const { timer } of jobs.values()) clearTimeout(timer)
    await Promise.all([...jobs.values()].map(({ running }) => running))
  }

  function failures(): [name: string, count: number][] {
    return [...jobs].map(([name, job]) => [name, job.failures])
  }

  return { every, report, stop, failures }
}

/** Only the 1st, 2nd, 4th, 8th… consecutive failure is logged, so that a frequent job can't fill the log. */
function isPowerOfTwo(number: number): boolean {
  return Number.isInteger(Math.log2(number))
}
