/** The dialog that blocks the admin: none, the lock, or re-authentication. */
export type AuthState = 'open' | 'locked' | 'asks-reauthentication'

/** Tells a waiting call whether to retry. */
type Waiting = (isOpen: boolean) => void

/** Queues calls that need sign-in or re-authentication, then lets them be sent again, or fail. */
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
    /** @returns true if the call should be sent again; unlocking counts as re-authentication */
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
