interface Entry {
  dueAt: number
  work: () => void
  timer: NodeJS.Timeout
}

export type Timers = ReturnType<typeof createTimers>

/** Work scheduled by the sandbox's clock, one entry per key. */
export function createTimers(now: () => Date) {
  const entries = new Map<string, Entry>()

  /** Replaces the key's entry; without a time, nothing is scheduled. */
  function set(key: string, dueAt: number | undefined, work: () => void) {
    clearTimeout(entries.get(key)?.timer)
    entries.delete(key)
    if (dueAt === undefined) return
    const run = () => {
      entries.delete(key)
      work()
    }
    entries.set(key, { dueAt, work, timer: setTimeout(run, Math.max(0, dueAt - now().getTime())) })
  }

  return {
    set,
    /** Call after the clock was moved forward. */
    catchUp() {
      for (const [key, { dueAt, work }] of [...entries]) set(key, dueAt, work)
    },
    close() {
      for (const { timer } of entries.values()) clearTimeout(timer)
    },
  }
}
