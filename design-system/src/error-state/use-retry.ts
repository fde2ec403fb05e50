import { useRef } from 'react'

/**
 * A retry that keeps the focus in place: the Retry button disappears, so the focus moves to the frame in which the
 * response will appear. Give the frame the ref and a tabIndex of -1.
 */
export function useRetry<Frame extends HTMLElement>(refetch: () => unknown) {
  const frame = useRef<Frame>(null)

  function retry() {
    frame.current?.focus({ preventScroll: true })
    refetch()
  }

  return { frame, retry }
}
