import { useEffect, useState } from 'react'

/** Whether a moment, as the api writes it, is still to come; changes by itself when it comes. */
export function useIsPending(moment: string | undefined): boolean {
  const left = moment ? Date.parse(moment) - Date.now() : 0
  const [, setIsOver] = useState(false)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setIsOver((was) => !was), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
