/** What stands between the person and the admin: nothing, the lock, or a question for re-authentication. */
export type AuthState = 'open' | 'locked' | 'asks-reauthentication'

/** Tells a waiting call whether to try again. */
type Waiting = (isOpen: boolean) => void

/**
 * Calls that were refused for want of a session or of a proof wait for sign-in. Whoever shows it opens it, and the calls
 * are sent once more; or gives up, and they come back as they were refused.
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
    /** @returns whether the call is to be sent once more; who unlocks has proven at once who they are */
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

/** The one of this page. */
export const auth = createAuth()
