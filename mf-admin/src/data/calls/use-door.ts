import { useSyncExternalStore } from 'react'
import { type DoorState, door } from './door'

/** What stands before the page just now. */
export function useDoor(): DoorState {
  return useSyncExternalStore(door.subscribe, door.state, door.state)
}
