import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  namedShipments,
  type QueueQuestion,
  readQueueAddress,
  writeQueueAddress,
} from '../../../data/orders/queue-address'

const PAUSE_MS = 250

/** The queue's query from the page's address, with functions to change it. Typed text is searched after a pause. */
export function useQueueQuestion() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const question = readQueueAddress({ search, hash })
  const { words, money } = question
  const [typed, setTyped] = useState(words)

  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => {
      const address = writeQueueAddress({ words: typed.trim(), money, shipments: namedShipments(search) })
      navigate({ pathname, ...address }, { replace: true, preventScrollReset: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, money, pathname, search, navigate])

  function choose(change: Partial<QueueQuestion>) {
    const address = writeQueueAddress({ words, money, shipments: namedShipments(search), ...change })
    navigate({ pathname, ...address }, { preventScrollReset: true })
  }

  return { question, typed, setTyped, choose }
}
