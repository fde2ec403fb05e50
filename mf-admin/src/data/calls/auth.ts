/** The dialog that blocks the admin: none, the lock, or a re-authentication. */
export type AuthState = 'open' | 'locked' | 'asks-reauthentication'

/** Tells a waiting call whether to retry. */
type Waiting = (isOpen: boolean) => void

/**
 * Holds calls that were refused for lack of a session or of re-authentication until the person signs in. Then they are
 * sent once more; if the person gives up, they fail with the original refusal.
 */
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
    /** @returns whether the call is to be sent again; unlocking counts as re-authentication */
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

/** The single instance of this page. */
export const auth = createAuth()
