import { useSyncExternalStore } from 'react'
import { connection } from './connection'

/** Whether the admin is reached just now. */
export function useConnection(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOn, connection.isOn)
}
