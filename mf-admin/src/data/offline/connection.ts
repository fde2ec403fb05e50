/** Tracks whether the api is reachable. The browser's own state is not enough: connections can die silently. */
function createConnection() {
  let isOn = true
  const listeners = new Set<() => void>()

  function set(next: boolean) {
    if (next === isOn) return
    isOn = next
    for (const listener of listeners) listener()
  }

  return {
    isOn: () => isOn,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The only instance; every call updates it. */
export const connection = createConnection()
