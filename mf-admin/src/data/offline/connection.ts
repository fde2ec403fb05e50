/** Whether the admin is reached. A browser's own word for it is not enough: a line may be dead and not say so. */
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

/** The one of this page. Each call of the admin that is answered, or is not, tells it. */
export const connection = createConnection()
