import { useEffect, useState } from 'react'

/**
 * Whether something that opens is still visible: while it is open, and until it has faded out.
 * @param fade in milliseconds
 */
export function useLingering(open: boolean, fade: number): boolean {
  const [isGone, setGone] = useState(!open)
  if (open && isGone) setGone(false)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setGone(true), fade)
    return () => clearTimeout(timer)
  }, [open, fade])

  return open || !isGone
}
