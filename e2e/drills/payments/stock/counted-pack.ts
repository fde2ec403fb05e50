import pg from 'pg'
import type { OrderLine } from 'shared-contracts/orders/order'

export interface StockFigures {
  onHand: number
  reserved: number
  /** Packs reserved for paid orders, and packs that paid orders lack. */
  sold: number
  missing: number
  paidOrders: number
  /** Paid orders that neither have their pack nor lack it, so that nobody would notice. */
  forgotten: number
  /** True if on hand is the sum of movements and reserved that of reservations. */
  addsUp: boolean
  /** Orders that still hold or may still be paid. */
  open: number
}

/** Counts one pack, and reads what the database says about it. */
export async function openCountedPack(
  databaseUrl: string,
  { productId, variantId }: OrderLine,
  packs: number,
) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query('insert into stock_levels (product_id, variant_id, on_hand) values ($1, $2, $3)', [
    productId,
    variantId,
    packs,
  ])
  await client.query(
    `insert into stock_movements (at, product_id, variant_id, kind, quantity, on_hand, by)
     values (now(), $1, $2, 'started', $3, $3, 'drill')`,
    [productId, variantId, packs],
  )
  await client.query('commit')

  async function figures(): Promise<StockFigures> {
    const { rows } = await client.query<StockFigures>(
      `select on_hand as "onHand", reserved,
         (select coalesce(sum(quantity), 0)::int from stock_reservations join orders on orders.id = "order"
           where status = 'Paid') as sold,
         (select coalesce(sum(missing), 0)::int from stock_reservations) as missing,
         (select count(*)::int from orders where status = 'Paid') as "paidOrders",
         (select count(*)::int from orders where status = 'Paid' and not exists (
           select from stock_reservations where "order" = orders.id)) as forgotten,
         on_hand = (select sum(quantity) from stock_movements)
           and reserved = (select coalesce(sum(quantity), 0) from stock_reservations) as "addsUp",
         ((select count(*) from order_holds)
           + (select count(*) from gateway_orders where next_question_at is not null)
           + (select count(*) from gateway_events where applied_at is null))::int as open
       from stock_levels`,
    )
    const [found] = rows
    if (!found) throw new Error('The pack is no longer counted.')
    return found
  }

  return { figures, close: () => client.end() }
}
