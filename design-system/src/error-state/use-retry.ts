import { useRef } from 'react'

/** Retry disappears when pressed, so the focus moves to the element with the ref, which needs tabIndex -1. */
export function useRetry<Frame extends HTMLElement>(refetch: () => unknown) {
  const frame = useRef<Frame>(null)

  function retry() {
    frame.current?.focus({ preventScroll: true })
    refetch()
  }

  return { frame, retry }
}
