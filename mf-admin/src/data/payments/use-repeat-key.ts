import { useRef } from 'react'

/** Makes idempotency keys. `keyFor` returns the same key for the same content until `done` is called. */
export function useRepeatKey() {
  const last = useRef<{ content: string; key: string }>(undefined)

  function keyFor(input: unknown): string {
    const content = JSON.stringify(input)
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }

  function done(): void {
    last.current = undefined
  }

  return { keyFor, done }
}
