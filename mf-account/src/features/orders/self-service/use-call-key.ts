import { useRef } from 'react'

/** Returns a function for idempotency keys: the same key while the content stays, because a response may be lost. */
export function useCallKey() {
  const known = useRef({ content: '', key: '' })
  return (input: unknown): string => {
    const content = JSON.stringify(input)
    if (known.current.content !== content)
      known.current = { content, key: `${Date.now()}-${String(Math.random()).slice(2)}` }
    return known.current.key
  }
}
