/** The dialog that blocks the admin: none, the lock, or re-authentication. */
export type AuthState = 'open' | 'locked' | 'asks-reauthentication'

/** Tells a waiting call whether to retry. */
type Waiting = (isOpen: boolean) => void

/** Holds calls refused for a missing session or re-authentication. After sign-in they are sent again; else they fail. */
function createAuth() {
  let state: AuthState = 'open'
  let waiting: Waiting[] = []
  const listeners = new Set<() => void>()

  function move(next: AuthState) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @returns whether to send the call again; unlocking counts as re-authentication */
    waitAt(kind: Exclude<AuthState, 'open'>): Promise<boolean> {
      if (state !== 'locked') move(kind)
      return new Promise((resolve) => waiting.push(resolve))
    },
    settle(isOpen: boolean) {
      const calls = waiting
      waiting = []
      move('open')
      for (const tell of calls) tell(isOpen)
    },
  }
}

/** The only instance; shared by the whole page. */
export const auth = createAuth()
