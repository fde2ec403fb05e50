import { useRef } from 'react'

/**
 * Makes keys by which the api recognises a retry of the same press, because the first response may have been lost.
 * @returns `keyFor`, the same key for the same content; `done`, after which the same content is a new request
 */
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
