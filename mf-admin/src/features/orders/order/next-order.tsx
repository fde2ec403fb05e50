import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { MainAction } from '../../../components/actions/main-action'
import { ordersNow } from '../../../data/offline/queue-step'
import { useConnection } from '../../../data/offline/use-connection'
import { useCachedWork, useSteps } from '../../../data/offline/use-steps'
import { useMfAdminFindOrdersInfiniteQuery } from '../../../data/orders/orders-api'
import { adminPaths } from '../../../data/places/admin-paths'

const toPack = { words: '', shipments: 'to-pack', money: 'any' } as const

/** Links from a finished order to the oldest one to ship that nobody is packing, or else to all orders. */
export function NextOrder({ id }: { id: string }) {
  const isOn = useConnection()
  const { currentData, isFetching } = useMfAdminFindOrdersInfiniteQuery(toPack, { skip: !isOn })
  const kept = useNextKept(id, !isOn)
  const found = currentData?.pages
    .flatMap(({ orders }) => orders)
    .find((order) => order.id !== id && !order.inHand.some(({ state }) => state === 'packing'))
  const next = isOn ? found?.id : kept
  if (isOn && !currentData && isFetching) return null
  return (
    <MainAction>
      <Link to={next ? adminPaths.order(next) : adminPaths.orders} {...buttonLook({ block: true })}>
        {next ? 'Next order' : 'View orders'}
      </Link>
    </MainAction>
  )
}

/** Returns the id of the oldest stored order, other than this one, that still has to be shipped. */
function useNextKept(id: string, isWanted: boolean): string | undefined {
  const work = useCachedWork()
  const steps = useSteps()
  if (!isWanted || !work) return undefined
  return ordersNow(work, steps).find(
    (order) =>
      order.id !== id && (order.open.length > 0 || order.shipments.some(({ state }) => state === 'packed')),
  )?.id
}
