import { type ReactNode, useMemo, useRef, useState } from 'react'
import { KeyHelp } from '../../../components/keys/key-help'
import { Loaded } from '../../../components/screen-states/loaded'
import { readCachedWork } from '../../../data/offline/cached-work'
import { useConnection } from '../../../data/offline/use-connection'
import { useMfAdminFindOrdersInfiniteQuery } from '../../../data/orders/orders-api'
import { isOfToPack } from '../../../data/orders/queue-address'
import { type Keys, useKeys } from '../../../data/platform/use-keys'
import { FoundOrders } from './found-orders'
import { QueueFilters } from './queue-filters'
import { useQueueQuestion } from './use-queue-question'

/** Moves the focus from card to card of a list, starting with the first. */
function moveCardFocus(list: HTMLElement | null, step: 1 | -1): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const here = cards.findIndex((card) => card.matches(':focus'))
  const next = here === -1 ? 0 : Math.min(cards.length - 1, Math.max(0, here + step))
  cards[next]?.focus()
}

const LOOK_EVERY_MS = 60_000
/** Prefetched data is not requested again. */
const FRESH_SECONDS = 5
/** A slow phone takes seconds to render everything stored. */
const ON_FIRST_SCREENS = 10
const keyTexts = [
  ['/', 'Search'],
  ['j', 'Next order'],
  ['k', 'Previous order'],
  ['Enter', 'Open order'],
  ['p', 'On the order page: pack'],
  ['s', 'On the order page: ship'],
  ['?', 'Show this list'],
] as const

interface Props {
  /** Renders the stored orders, or the first of them. */
  kept: (first: number | undefined) => ReactNode
}

/**
 * The orders to work on, with a search over all of them. Offline it shows what this device stores; online, the same
 * until the response arrives.
 */
export function Queue({ kept }: Props) {
  const isOn = useConnection()
  const { question, typed, setTyped, choose } = useQueueQuestion()
  const query = useMfAdminFindOrdersInfiniteQuery(question, {
    skip: !isOn,
    refetchOnMountOrArgChange: FRESH_SECONDS,
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const { currentData, error } = query
  const isComing = currentData === undefined && !error
  // Some 200 kB are read from the device only while the response is loading.
  const showsKept = !isOn || (isComing && isOfToPack(question) && readCachedWork() !== undefined)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const keys = useMemo<Keys>(
    () => ({
      '/': () => search.current?.focus(),
      j: () => moveCardFocus(list.current, 1),
      k: () => moveCardFocus(list.current, -1),
      '?': () => setIsHelpOpen(true),
    }),
    [],
  )
  useKeys(keys)

  return (
    <>
      {isOn && (
        <QueueFilters ref={search} question={question} typed={typed} onType={setTyped} onChoose={choose} />
      )}
      {showsKept ? (
        kept(isOn ? ON_FIRST_SCREENS : undefined)
      ) : (
        <Loaded query={query} what="the orders">
          {({ pages }) => <FoundOrders ref={list} question={question} pages={pages} query={query} />}
        </Loaded>
      )}
      <KeyHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} keys={keyTexts} />
    </>
  )
}
