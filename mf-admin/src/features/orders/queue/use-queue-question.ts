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
  /** Search terms written to the address that it does not show yet: on a slow phone it lags behind the typing. */
  const written = useRef<readonly string[]>([])

  // Back, and a press on Orders in the navigation, lead to another search than the typed one.
  useEffect(() => {
    const at = written.current.indexOf(words)
    if (at < 0) setTyped(words)
    written.current = at < 0 ? [] : written.current.slice(at + 1)
  }, [words])

  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => {
      // A filter chosen meanwhile has taken the text along.
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
