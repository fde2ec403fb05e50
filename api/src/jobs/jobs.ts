interface Job {
  failures: number
  timer: NodeJS.Timeout | undefined
  running: Promise<void> | undefined
  isWanted: boolean
}

export type Jobs = ReturnType<typeof createJobs>

/**
 * Work that goes on beside the requests. What is to be done stands in the database, so that nothing is lost with
 * the process; a job is told only when to look.
 */
export function createJobs(onError: (error: unknown, name: string) => void) {
  const jobs = new Map<string, Job>()
  let isStopped = false

  /**
   * Runs `work` every so often, never twice at once.
   * @param name its own: no two jobs share one
   * @returns a function that has it run now
   */
  function every(name: string, intervalMs: number, work: () => Promise<unknown>): () => void {
    const job: Job = { timer: undefined, running: undefined, isWanted: false, failures: 0 }
    jobs.set(name, job)

    function look(): void {
      if (isStopped) return
      job.isWanted = true
      if (job.running) return
      clearTimeout(job.timer)
      job.running = workOff().finally(() => {
        job.running = undefined
        schedule()
      })
    }

    async function workOff(): Promise<void> {
      while (job.isWanted && !isStopped) {
        job.isWanted = false
        try {
          await work()
        } catch (error) {
          job.failures += 1
          onError(error, name)
        }
      }
    }

    function schedule(): void {
      if (isStopped) return
      job.timer = setTimeout(look, intervalMs)
      job.timer.unref()
    }

    schedule()
    return look
  }

  /** Waits for what is under way; nothing starts afterwards. */
  async function stop(): Promise<void> {
    isStopped = true
    for (const { timer } of jobs.values()) clearTimeout(timer)
    await Promise.all([...jobs.values()].map(({ running }) => running))
  }

  /** @returns each job's name, and how often it has failed */
  function failures(): [name: string, count: number][] {
    return [...jobs].map(([name, job]) => [name, job.failures])
  }

  return { every, stop, failures }
}
