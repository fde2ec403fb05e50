import { type ReactNode, useMemo, useRef, useState } from 'react'
import { KeyHelp } from '../../../components/keys/key-help'
import { Loaded } from '../../../components/screen-states/loaded'
import { readCachedWork } from '../../../data/offline/cached-work'
import { useConnection } from '../../../data/offline/use-connection'
import { useMfAdminFindOrdersInfiniteQuery } from '../../../data/orders/orders-api'
import { isOfToPack } from '../../../data/orders/queue-address'
import { useMfAdminGetCountsQuery } from '../../../data/places/counts-api'
import { type Keys, useKeys } from '../../../data/platform/use-keys'
import { FoundOrders } from './found-orders'
import { QueueFilters } from './queue-filters'
import { useQueueQuestion } from './use-queue-question'

/** True if the focus is in the card's row: on the order or on its checkbox. */
function hasFocus(card: HTMLElement): boolean {
  return card.closest('tr, li')?.contains(document.activeElement) === true
}

const listCards = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

/** Moves the focus to the next or previous card of a list, starting at the first. */
function moveCardFocus(list: HTMLElement | null, step: 1 | -1): void {
  const cards = listCards(list)
  const here = cards.findIndex(hasFocus)
  const next = here === -1 ? 0 : Math.min(cards.length - 1, Math.max(0, here + step))
  cards[next]?.focus()
}

/** Selects or deselects the focused order. */
function pressTick(list: HTMLElement | null): void {
  const order = listCards(list).find(hasFocus)?.closest('tr, li')
  order?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
}

const LOOK_EVERY_MS = 60_000
/** Data younger than this is not requested again, so that a prefetched list is used. */
const FRESH_SECONDS = 5
/** The number of stored orders rendered at first: a slow phone would take seconds to render them all. */
const ON_FIRST_SCREENS = 10
const keyTexts = [
  ['/', 'Search'],
  ['j', 'Next order'],
  ['k', 'Previous order'],
  ['Enter', 'Open order'],
  ['x', 'Select order'],
  ['p', 'On the order page: pack'],
  ['s', 'On the order page: ship'],
  ['?', 'Show keyboard shortcuts'],
] as const

interface Props {
  /** Renders the stored orders. `first` limits their number. */
  kept: (first: number | undefined) => ReactNode
  /** The id of the order that is open beside the list. */
  open?: string
}

/** The orders to work on. While offline or loading, it shows those stored on this device. */
export function Queue({ kept, open }: Props) {
  const isOn = useConnection()
  const { question, typed, setTyped, choose } = useQueueQuestion()
  const query = useMfAdminFindOrdersInfiniteQuery(question, {
    skip: !isOn,
    refetchOnMountOrArgChange: FRESH_SECONDS,
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const counts = useMfAdminGetCountsQuery(undefined, { skip: !isOn })
  const { currentData, error } = query
  const isComing = currentData === undefined && !error
  // Read the device's storage (about 200 kB) only while the response is loading.
  const showsKept = !isOn || (isComing && isOfToPack(question) && readCachedWork() !== undefined)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const keys = useMemo<Keys>(
    () => ({
      '/': () => search.current?.focus(),
      j: () => moveCardFocus(list.current, 1),
      k: () => moveCardFocus(list.current, -1),
      x: () => pressTick(list.current),
      // An open order has its own key help.
      ...(!open && { '?': () => setIsHelpOpen(true) }),
    }),
    [open],
  )
  useKeys(keys)

  return (
    <>
      {isOn && (
        <QueueFilters
          ref={search}
          question={question}
          counts={counts.data}
          typed={typed}
          onType={setTyped}
          onChoose={choose}
        />
      )}
      {showsKept ? (
        kept(isOn ? ON_FIRST_SCREENS : undefined)
      ) : (
        <Loaded query={query} what="the orders">
          {({ pages }) => (
            <FoundOrders
              ref={list}
              open={open}
              question={question}
              onSort={(sorting) => choose({ sorting })}
              pages={pages}
              query={query}
            />
          )}
        </Loaded>
      )}
      <KeyHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} keys={keyTexts} />
    </>
  )
}
