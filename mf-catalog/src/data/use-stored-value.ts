import { useSyncExternalStore } from 'react'

/** Only this page writes the value, so there is nothing to subscribe to. */
const subscribeToNothing = () => () => {}

/** Reads a value from the browser's storage. @param unhydrated the value in the server's HTML */
export function useStoredValue<Value>(read: () => Value, unhydrated: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => unhydrated)
}
