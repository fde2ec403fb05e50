import { Button } from 'design-system/button/button'
import type { RowResult } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { isToShip } from 'shared-contracts/fulfilment/shipments'
import type { OrderCard } from 'shared-contracts/orders/admin/orders-schema'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminPackOrdersMutation } from '../../../data/fulfilment/bulk-shipping-api'
import styles from './queue.module.css'

interface Props {
  orders: readonly OrderCard[]
  onDone: (results: readonly RowResult[]) => void
}

/** Marks the selected orders as packed, after a warning that this skips scanning. */
export function PackOrders({ orders, onDone }: Props) {
  const [pack, { error, isLoading, reset }] = useMfAdminPackOrdersMutation()
  const toPack = orders.filter(({ word }) => isToShip(word))
  if (toPack.length === 0) return null

  async function handlePack() {
    const { data } = await pack(toPack.map(({ id }) => id))
    if (data) onDone(data)
  }

  return (
    <div className={styles.pack}>
      <ChangeProblem error={error} onReload={reset} />
      <p className={styles.due}>
        The packs of these orders aren’t scanned. Make sure each package is complete.
      </p>
      <Button block busy={isLoading} onClick={() => void handlePack()}>
        {`Mark ${toPack.length === 1 ? '1 order' : `${toPack.length} orders`} as packed`}
      </Button>
    </div>
  )
}

export function describePacking(results: readonly RowResult[], orders: readonly OrderCard[]): string[] {
  const packed = results.filter(({ problem }) => problem === undefined).length
  return [
    packed === 1 ? '1 order packed.' : `${packed} orders packed.`,
    ...results.flatMap(({ id, problem }) => {
      const number = orders.find((order) => order.id === id)?.orderId
      return problem === undefined ? [] : [`${number}: ${problem}`]
    }),
  ]
}
