import { useEffect, useRef, useState } from 'react'

const ASK_EVERY_MS = 3000
/** The time without a result after which polling stops until the shopper asks again. */
const PATIENCE_MS = 120_000

/** Polls while a payment is pending, for two minutes at a time. */
export function usePolling(isPending: boolean, ask: () => unknown) {
  const [hasGivenUp, setGivenUp] = useState(false)
  const latestAsk = useRef(ask)

  useEffect(() => {
    latestAsk.current = ask
  })

  useEffect(() => {
    if (!isPending || hasGivenUp) return
    const asking = setInterval(() => latestAsk.current(), ASK_EVERY_MS)
    const givingUp = setTimeout(() => setGivenUp(true), PATIENCE_MS)
    return () => {
      clearInterval(asking)
      clearTimeout(givingUp)
    }
  }, [isPending, hasGivenUp])

  const resume = () => {
    setGivenUp(false)
    latestAsk.current()
  }
  return { hasGivenUp, resume }
}
