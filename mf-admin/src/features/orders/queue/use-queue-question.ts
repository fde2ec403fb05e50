import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  namedShipments,
  type QueueChange,
  readQueueAddress,
  writeQueueAddress,
} from '../../../data/orders/queue-address'

const PAUSE_MS = 250

/** The queue's filters from the address, with functions to change them. Typed search terms apply after a pause. */
export function useQueueQuestion() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const question = useMemo(() => readQueueAddress({ search, hash }), [search, hash])
  const { words, money, sorting } = question
  const [typed, setTyped] = useState(words)
  /** Search terms on their way to the address, which on a slow phone lags behind the typing. */
  const written = useRef<readonly string[]>([])

  // Going back, or selecting Orders in the navigation, changes the search without typing: show it in the field.
  useEffect(() => {
    const at = written.current.indexOf(words)
    if (at < 0) setTyped(words)
    written.current = at < 0 ? [] : written.current.slice(at + 1)
  }, [words])

  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => {
      // Choosing a filter has already put the text in the address.
      if (written.current.at(-1) === typed.trim()) return
      const address = writeQueueAddress({
        words: typed.trim(),
        money,
        sorting,
        shipments: namedShipments(search),
      })
      written.current = [...written.current, typed.trim()]
      navigate({ pathname, ...address }, { replace: true, preventScrollReset: true })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, words, money, sorting, pathname, search, navigate])

  function choose(change: QueueChange) {
    const shipments = namedShipments(search)
    const address = writeQueueAddress({ words: typed.trim(), money, sorting, shipments, ...change })
    if (typed.trim() !== words) written.current = [...written.current, typed.trim()]
    navigate({ pathname, ...address }, { preventScrollReset: true })
  }

  return { question, typed, setTyped, choose }
}
