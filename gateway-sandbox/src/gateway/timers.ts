interface Entry {
  dueAt: number
  work: () => void
  timer: NodeJS.Timeout
}

export type Timers = ReturnType<typeof createTimers>

/** Work that is due at moments of the sandbox's clock, one for each key. */
export function createTimers(now: () => Date) {
  const entries = new Map<string, Entry>()

  /** Replaces what the key had; with no moment, nothing is due. */
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
    /** After the clock was set forward. */
    catchUp() {
      for (const [key, { dueAt, work }] of [...entries]) set(key, dueAt, work)
    },
    close() {
      for (const { timer } of entries.values()) clearTimeout(timer)
    },
  }
}
