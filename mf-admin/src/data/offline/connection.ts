/** Tracks whether the admin is reachable. The browser's own state is not enough, because a connection may be silently dead. */
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

/** The single instance of this page. Each answered or unanswered call updates it. */
export const connection = createConnection()
