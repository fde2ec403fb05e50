import { useEffect, useState } from 'react'

/**
 * Whether what can be opened is still to be seen: while it is open, and until it has faded out.
 * @param fade how long that takes, in milliseconds
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
