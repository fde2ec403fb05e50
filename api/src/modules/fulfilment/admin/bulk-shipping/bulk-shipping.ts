import type { RowResult, RowToShip } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { cleanAwb } from 'shared-contracts/fulfilment/awb'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Staff } from '../../../staff'
import { usedNumber } from '../../shipments/used-number'
import type { ShipmentWork } from '../shipments/shipment-work'
import type { PackedShipmentsRepository } from './packed-shipments.repository'

interface BulkShippingDeps {
  work: Pick<ShipmentWork, 'ship' | 'packOpen'>
  repository: Pick<PackedShipmentsRepository, 'orderNumbersOf'>
  inTransaction: InTransaction
}

interface Row {
  id: string
}

type OnError = (error: unknown) => void

const FAILED = 'Something went wrong on our side. Please try again.'

export type BulkShipping = ReturnType<typeof createBulkShipping>

/**
 * Packs or ships many orders in one call. Each order has its own transaction: a refused one does not affect
 * others, and whatever was reported as done stays done. A repeat is safe: each row has its own idempotency key.
 */
export function createBulkShipping({ work, repository, inTransaction }: BulkShippingDeps) {
  /** @param keyOf returns a row's idempotency key. @param onError called for errors not about the row */
  async function ship(
    rows: readonly RowToShip[],
    by: Staff,
    keyOf: (row: RowToShip) => string | undefined,
    onError: OnError,
  ): Promise<RowResult[]> {
    const repeated = await findRepeated(rows)
    return each(rows, onError, async (row) => {
      const { id, version, courier, awb } = row
      refuseRepeated(repeated.get(id))
      const { state } = await work.ship(id, version, { courier, awb, repeatKey: keyOf(row) }, by)
      if (state !== 'shipped')
        throw new AppError('WRONG_STATE', 'Shipping has since been undone. You can ship this order again.')
    })
  }

  /** Checks whether each row would ship, by shipping it and rolling back. */
  async function check(rows: readonly RowToShip[], by: Staff, onError: OnError): Promise<RowResult[]> {
    const repeated = await findRepeated(rows)
    return each(rows, onError, ({ id, version, ...handover }) => {
      refuseRepeated(repeated.get(id))
      return rehearse(() => work.ship(id, version, handover, by))
    })
  }

  /** Packs all open items of the given orders. */
  function pack(orders: readonly string[], by: Staff, onError: OnError): Promise<RowResult[]> {
    return each(
      orders.map((id) => ({ id })),
      onError,
      ({ id }) => work.packOpen(id, by),
    )
  }

  /** Finds rows with the same tracking number: one must be wrong. @returns the other order's number, by row */
  async function findRepeated(rows: readonly RowToShip[]): Promise<Map<string, string>> {
    const pairs = rows.flatMap((row) => {
      const other = rows.find((one) => one.id !== row.id && numberOf(one) === numberOf(row))
      return other ? [[row.id, other.id] as const] : []
    })
    if (pairs.length === 0) return new Map()
    const numbers = await repository.orderNumbersOf(pairs.map(([, other]) => other))
    return new Map(pairs.map(([id, other]) => [id, numbers.get(other) ?? 'unknown']))
  }

  async function rehearse(act: () => Promise<unknown>): Promise<void> {
    const rolledBack = new Error('Rolled back on purpose.')
    try {
      await inTransaction(async () => {
        await act()
        throw rolledBack
      })
    } catch (error) {
      if (error !== rolledBack) throw error
    }
  }

  return { ship, check, pack }
}

/** @param order the number of the other order with the same tracking number, if any */
function refuseRepeated(order: string | undefined): void {
  if (order) throw usedNumber(`also entered for order ${order}`)
}

const numberOf = ({ courier, awb }: RowToShip) => `${courier} ${cleanAwb(awb) ?? ''}`

/** Acts on each row. An error that is not about its row fails the remaining ones too; they can be retried. */
async function each<Any extends Row>(
  rows: readonly Any[],
  onError: OnError,
  act: (row: Any) => unknown,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  let hasFailed = false
  for (const row of rows) {
    const problem: string | undefined = hasFailed ? FAILED : await problemOf(() => act(row), onError)
    hasFailed ||= problem === FAILED
    results.push({ id: row.id, ...(problem !== undefined && { problem }) })
  }
  return results
}

async function problemOf(act: () => unknown, onError: OnError): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code !== 'UNAVAILABLE') return error.message
    onError(error)
    return FAILED
  }
}
