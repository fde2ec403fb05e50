import { useSyncExternalStore } from 'react'
import { connection } from './connection'

export function useConnection(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOn, connection.isOn)
}
