/** Runs one task per key at a time in this process; callers that arrive in the meantime share its result. */
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
