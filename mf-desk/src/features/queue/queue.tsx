import { Button } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { useMemo, useRef, useState } from 'react'
import { KeyHelp } from '../../components/keys/key-help'
import { Loaded } from '../../components/screen-states/loaded'
import { type Keys, useKeys } from '../../data/keys/use-keys'
import { useMfDeskFindOrdersInfiniteQuery } from '../../data/orders/orders-api'
import { useSession } from '../../data/session/use-session'
import { stepThrough } from './card-steps'
import { OrderList } from './order-list'
import styles from './queue.module.css'
import { QueueFilters } from './queue-filters'
import { useQueueQuestion } from './use-queue-question'

const LOOK_EVERY_MS = 60_000
/** What was asked ahead of the page is not asked again. */
const FRESH_SECONDS = 5
const keyTexts = [
  ['/', 'Search'],
  ['j', 'Next order'],
  ['k', 'Order before'],
  ['Enter', 'Open the order'],
  ['p', 'On its page: packed'],
  ['s', 'On its page: ship'],
  ['?', 'This list'],
] as const

/** The orders to work on, and the search over all of them. */
export function Queue() {
  const { rights } = useSession()
  const { question, typed, setTyped, choose } = useQueueQuestion()
  const query = useMfDeskFindOrdersInfiniteQuery(question, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const keys = useMemo<Keys>(
    () => ({
      '/': () => search.current?.focus(),
      j: () => stepThrough(list.current, 1),
      k: () => stepThrough(list.current, -1),
      '?': () => setIsHelpOpen(true),
    }),
    [],
  )
  useKeys(keys)

  return (
    <>
      <QueueFilters ref={search} question={question} typed={typed} onType={setTyped} onChoose={choose} />
      <Loaded query={query} what="the orders">
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders)
          const total = pages[0]?.total ?? orders.length
          return (
            <>
              <p role="status" className={styles.count}>
                {total === 1 ? '1 order' : `${total} orders`}
              </p>
              {orders.length === 0 && (
                <EmptyState level={2} title={question.words ? 'No order holds these words' : 'Nothing here'}>
                  {question.parcels === 'to-pack' && !question.words
                    ? 'Every paid order has left.'
                    : 'Unpaid orders are shown by the filter "Not paid".'}
                </EmptyState>
              )}
              <OrderList ref={list} orders={orders} mayPrint={rights.includes('pack-and-ship')} />
              {query.hasNextPage && (
                <Button
                  variant="line"
                  block
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show more
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
      <KeyHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} keys={keyTexts} />
    </>
  )
}
