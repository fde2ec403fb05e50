/** Runs pieces of work side by side, up to a given number at once. */
export function createSideBySide(atOnce: number) {
  const running = new Set<Promise<void>>()
  const faults: unknown[] = []

  /** Begins a piece of work, and waits until there is room for another. */
  async function begin(work: () => Promise<void>): Promise<void> {
    const ending = work()
      .catch((fault: unknown) => {
        faults.push(fault)
      })
      .finally(() => running.delete(ending))
    running.add(ending)
    if (running.size >= atOnce) await Promise.race(running)
  }

  /** Waits for everything that was begun. @throws the first error */
  async function end(): Promise<void> {
    await Promise.all(running)
    if (faults.length > 0) throw faults[0]
  }

  return { begin, end, hasFailed: () => faults.length > 0 }
}
