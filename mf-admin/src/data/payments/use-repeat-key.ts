import { useRef } from 'react'
import { newCallKey } from '../calls/call-key'

/** Makes idempotency keys. `keyFor` returns the same key for the same content until `done` is called. */
export function useRepeatKey() {
  const last = useRef<{ content: string; key: string }>(undefined)

  function keyFor(input: unknown): string {
    const content = JSON.stringify(input)
    if (last.current?.content !== content) last.current = { content, key: newCallKey() }
    return last.current.key
  }

  function done(): void {
    last.current = undefined
  }

  return { keyFor, done }
}
