import { useSyncExternalStore } from 'react'
import { signal } from './signal'

/** Whether the desk is reached just now. */
export function useSignal(): boolean {
  return useSyncExternalStore(signal.subscribe, signal.isOn, signal.isOn)
}
