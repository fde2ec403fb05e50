/** Work that is due at moments of the sandbox's clock, one for each key. */
export interface Timers {
  /** Replaces what the key had; with no moment, nothing is due. */
  set(key: string, dueAt: number | undefined, work: () => void): void
  /** After the clock was set forward. */
  catchUp(): void
  close(): void
}

interface Entry {
  dueAt: number
  work: () => void
  timer: NodeJS.Timeout
}

export function createTimers(now: () => Date): Timers {
  const entries = new Map<string, Entry>()

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
    catchUp() {
      for (const [key, { dueAt, work }] of [...entries]) set(key, dueAt, work)
    },
    close() {
      for (const { timer } of entries.values()) clearTimeout(timer)
    },
  }
}
