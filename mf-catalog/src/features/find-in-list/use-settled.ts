import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so long. */
export function useSettled(value: string, forMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}
