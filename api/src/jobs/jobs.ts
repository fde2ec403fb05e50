interface Job {
  failures: number
  /** Runs that failed since one went well. */
  inARow: number
  timer: NodeJS.Timeout | undefined
  running: Promise<void> | undefined
  isWanted: boolean
}

export type Jobs = ReturnType<typeof createJobs>

/**
 * Work that goes on beside the requests. The database holds what is to be done, so that nothing is lost with the process.
 * A job is only told when to look.
 */
export function createJobs(onError: (error: unknown, name: string) => void) {
  const jobs = new Map<string, Job>()
  const stopping = new AbortController()
  const { signal } = stopping

  /**
   * Runs `work` every so often, never twice at once.
   * @param name no two jobs share one
   * @param work is given a signal that fires when the server is told to stop
   * @returns a function that runs it now
   */
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
      job.running = workOff().finally(() => {
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

  /** Reports and counts a failure in the work of a job. A job that goes on after a failure calls this itself. */
  function report(name: string, error: unknown): void {
    const job = jobs.get(name)
    if (job) job.failures += 1
    onError(error, name)
  }

  /** Tells every job to stop, and waits until all have. Nothing starts afterwards. */
  async function stop(): Promise<void> {
    stopping.abort()
    for (const { timer } of jobs.values()) clearTimeout(timer)
    await Promise.all([...jobs.values()].map(({ running }) => running))
  }

  /** @returns each job's name, and how often it has failed */
  function failures(): [name: string, count: number][] {
    return [...jobs].map(([name, job]) => [name, job.failures])
  }

  return { every, report, stop, failures }
}

/** Of many failures in a row the 1st, 2nd, 4th, 8th … is told: a job that looks every few seconds would fill the log. */
function isPowerOfTwo(number: number): boolean {
  return Number.isInteger(Math.log2(number))
}
