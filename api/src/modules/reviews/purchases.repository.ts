import { and, desc, eq, lte, or } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { customers } from '../customers/customers.tables'
import { shipmentLines, shipments } from '../fulfilment/shipments/shipments.tables'
import { orderLines, orders } from '../orders/orders.tables'

/** A product that a customer has received. */
export interface Purchase {
  productId: string
  name: string
  image: string
  /** The newest such order's id. */
  order: string
}

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>

export function createPurchasesRepository({ connection }: Pick<Database, 'connection'>) {
  /**
   * Lists the products that were delivered to a customer, those of the newest order first.
   * @param shippedUntil shipments without a recorded delivery that left by then count as delivered
   */
  async function deliveredTo(customerId: string, shippedUntil: Date): Promise<Purchase[]> {
    const isDelivered = or(
      eq(shipments.state, 'delivered'),
      and(eq(shipments.state, 'shipped'), lte(shipments.shippedAt, shippedUntil)),
    )
    const { productId, name, image, order } = orderLines
    const rows = await connection()
      .select({ productId, name, image, order })
      .from(orders)
      .innerJoin(shipments, eq(shipments.order, orders.id))
      .innerJoin(shipmentLines, eq(shipmentLines.shipment, shipments.id))
      .innerJoin(orderLines, and(eq(order, orders.id), eq(orderLines.line, shipmentLines.line)))
      .where(and(eq(orders.customerId, customerId), isDelivered))
      .orderBy(desc(orders.position), orderLines.line)
    const newest = new Map<string, Purchase>()
    for (const row of rows) if (!newest.has(row.productId)) newest.set(row.productId, row)
    return [...newest.values()]
  }

  /** Returns a customer's name, under a lock that makes a deletion of the account wait. */
  async function nameOf(customerId: string): Promise<{ firstName: string; lastName: string } | undefined> {
    const { id, firstName, lastName } = customers
    const [found] = await connection()
      .select({ firstName, lastName })
      .from(customers)
      .where(eq(id, customerId))
      .for('share')
    return found
  }

  return { deliveredTo, nameOf }
}
