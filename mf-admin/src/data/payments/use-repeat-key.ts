import { useRef } from 'react'

/**
 * Keys by which the api knows a second try of the same press: the answer to the first may have been lost.
 * @returns `keyFor`, the same key for the same content; `done`, after which the same content is a new wish
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
