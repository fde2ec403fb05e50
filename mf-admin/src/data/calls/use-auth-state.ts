import { useSyncExternalStore } from 'react'
import { type AuthState, auth } from './auth'

/** What stands before the page just now. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.state, auth.state)
}
