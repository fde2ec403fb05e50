import { useSyncExternalStore } from 'react'
import { type AuthState, auth } from './auth'

export function useAuthState(): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.state, auth.state)
}
