import { useSyncExternalStore } from 'react'
import { signal } from './signal'

/** Whether the admin is reached just now. */
export function useSignal(): boolean {
  return useSyncExternalStore(signal.subscribe, signal.isOn, signal.isOn)
}
