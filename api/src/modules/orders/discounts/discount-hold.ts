import { AppError } from '../../../errors'
import type { OrderHold } from '../holds/order-hold'
import type { StoredOrder } from '../orders.repository'
import type { DiscountsRepository, DiscountUse } from './discounts.repository'

type Repository = Pick<DiscountsRepository, 'lock' | 'usesOf' | 'addUse' | 'findUse' | 'changeUse'>

/** An order's use of its discount, counted against the discount's limits until the order fails or expires. */
export function createDiscountHold(repository: Repository): OrderHold {
  /** True if the limits allow another use. Locks the discount, so that its uses are counted one order at a time. */
  async function hasRoom({ discount: id, order, customerId }: DiscountUse): Promise<boolean> {
    const [discount] = await repository.lock([id])
    if (!discount) throw new Error(`Discount ${id} no longer exists.`)
    const uses = await repository.usesOf(id, customerId, order)
    const { mostUses, mostUsesPerCustomer } = discount
    return (
      uses.all < (mostUses ?? Number.POSITIVE_INFINITY) &&
      uses.own < (mostUsesPerCustomer ?? Number.POSITIVE_INFINITY)
    )
  }

  async function isReleased(order: string): Promise<boolean> {
    return (await repository.findUse(order))?.state === 'released'
  }

  return {
    async take({ order, discount }) {
      if (discount === undefined) return false
      await repository.addUse({ order: order.id, discount, customerId: order.customerId, state: 'held' })
      return true
    },

    isLost: isReleased,

    /** Dates and pauses no longer matter: the customer was promised the price when placing the order. */
    async retake({ id }: StoredOrder) {
      const use = await repository.findUse(id)
      if (use?.state !== 'released') return
      if (!(await hasRoom(use)))
        throw new AppError(
          'DISCOUNT_CHANGED',
          'The discount of this order has been used up by other orders. Please place a new order.',
        )
      await repository.changeUse(id, { state: 'held' })
    },

    /** A late payment keeps its promised price, even above the limit. The admin shows that. */
    async keep({ id }: StoredOrder) {
      const use = await repository.findUse(id)
      if (!use || use.state === 'kept') return true
      const isAboveLimit = use.state === 'released' && !(await hasRoom(use))
      await repository.changeUse(id, { state: 'kept', isAboveLimit })
      return true
    },

    async release({ id }: StoredOrder) {
      await repository.changeUse(id, { state: 'released' })
    },
  }
}
