/** Runs one piece of work per key at a time in this process; who comes meanwhile gets the same answer. */
export function createSingleFlight<T>() {
  const flying = new Map<string, Promise<T>>()

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const running = flying.get(key)
    if (running) return running
    const started = work().finally(() => flying.delete(key))
    flying.set(key, started)
    return started
  }
}
