import { useEffect, useState } from 'react'

/** Returns true while a moment from the api is in the future; rerenders when it passes. */
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
