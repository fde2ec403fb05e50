import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { run } from '../../../db/connection'
import type { Window } from './windows'

interface Money {
  count: number
  /** In paise. */
  money: number
}

const isAcceptance = sql`accepted.kind in ('overpayment', 'underpayment')`

/** Payments that paid for an order, and when: for an accepted payment, when the owner accepted it. */
const sales = sql`(
  select at, amount, currency, gateway_order from ledger
  where kind = 'capture' and held is null and gateway_order is not null
  union all
  select accepted.at, payment.amount, payment.currency, payment.gateway_order
  from ledger accepted join ledger payment on payment.id = accepted.capture
  where ${isAcceptance})`

/** @param checkEmail the email of the synthetic purchases' customer, whose orders are not sales */
export function createDashboardRepository(database: Database, checkEmail: string | undefined) {
  const checks = sql`
    select checked.id from "orders" checked
    where checked.customer_id = (select id from customers where email = ${checkEmail ?? ''})`
  const noCheckedOrder = checkEmail ? sql`and "orders".id not in (${checks})` : sql``
  const noCheckedSale = checkEmail
    ? sql`and sale.gateway_order not in (select id from gateway_orders where "order" in (${checks}))`
    : sql``
  const within = ({ from, to }: Window, at: ReturnType<typeof sql>) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`
  const rows = async <Row>(query: ReturnType<typeof sql>) => (await run(database, query)) as Row[]

  async function one(query: ReturnType<typeof sql>): Promise<Money> {
    const [row] = await rows<{ count: string | number; money: string | number }>(query)
    return { count: Number(row?.count ?? 0), money: Number(row?.money ?? 0) }
  }

  return {
    sales: (window: Window) =>
      one(sql`
        select count(*) as count, coalesce(sum(sale.amount), 0) as money
        from ${sales} sale
        where sale.currency = 'INR' and ${within(window, sql`sale.at`)} ${noCheckedSale}`),

    /** Counts and totals the refunds completed in the window, whenever the sale was. */
    refunded: (window: Window) =>
      one(sql`
        select count(*) as count, coalesce(sum(back.amount), 0) as money
        from ledger back
        join ledger sale on sale.id = back.capture and sale.gateway_order is not null and (sale.held is null or exists (
          select 1 from ledger accepted where accepted.capture = sale.id and ${isAcceptance}))
        where back.kind = 'refund' and back.state = 'done' and ${within(window, sql`back.at`)} ${noCheckedSale}
          and not exists (
            select 1 from ledger newer
            where newer.provider = back.provider and newer.kind = 'refund' and newer.gateway_id = back.gateway_id
              and newer.id > back.id)`),

    /** Counts the orders placed, and how many of them were ever paid. */
    async placed(window: Window): Promise<{ placed: number; paid: number }> {
      const [row] = await rows<{ placed: string; paid: string }>(sql`
        select count(*) as placed, count(*) filter (where exists (
          select 1 from order_events where order_events."order" = "orders".id and order_events.kind = 'paid')) as paid
        from "orders" where ${within(window, sql`"orders".created_at`)} ${noCheckedOrder}`)
      return { placed: Number(row?.placed ?? 0), paid: Number(row?.paid ?? 0) }
    },

    /** Counts paid orders that have not fully shipped. @param promisedSince orders placed before it are late */
    async shelf(promisedSince: Date): Promise<{ toPack: number; late: number }> {
      const [row] = await rows<{ to_pack: string; late: string }>(sql`
        select count(*) as to_pack,
          count(*) filter (where "orders".created_at < ${promisedSince.toISOString()}::timestamptz) as late
        from "orders"
        where "orders".status = 'Paid' and "orders".fulfilment_state in ('none', 'part-shipped') ${noCheckedOrder}`)
      return { toPack: Number(row?.to_pack ?? 0), late: Number(row?.late ?? 0) }
    },

    /** Returns the median hours from payment to first shipment, for orders first shipped in the window. */
    async hoursToShip(window: Window): Promise<number | null> {
      const [row] = await rows<{ hours: string | number | null }>(sql`
        select percentile_cont(0.5) within group (order by extract(epoch from shipment.shipped_at - paid.at) / 3600) as hours
        from shipments shipment
        join "orders" on "orders".id = shipment."order"
        join lateral (
          select min(at) as at from order_events where order_events."order" = "orders".id and order_events.kind = 'paid'
        ) paid on paid.at is not null
        where ${within(window, sql`shipment.shipped_at`)} ${noCheckedOrder}
          and not exists (
            select 1 from shipments earlier
            where earlier."order" = shipment."order" and (earlier.shipped_at, earlier.number) < (shipment.shipped_at, shipment.number))`)
      return row?.hours == null ? null : Number(row.hours)
    },

    async topVariants(window: Window, most: number) {
      const found = await rows<{ name: string; variant: string; pieces: string; money: string }>(sql`
        select line.name, line.variant, sum(line.quantity) as pieces, sum(line.price * line.quantity - line.discount) as money
        from ${sales} sale
        join gateway_orders on gateway_orders.id = sale.gateway_order
        join order_lines line on line."order" = gateway_orders."order"
        where ${within(window, sql`sale.at`)} ${noCheckedSale}
        group by line.name, line.variant order by money desc, line.name limit ${most}`)
      return found.map(({ name, variant, pieces, money }) => {
        return { name, variant, pieces: Number(pieces), money: Number(money) }
      })
    },

    /** Totals sales by day in India; days without sales are left out. */
    async salesByDay(window: Window): Promise<{ day: string; orders: number; money: number }[]> {
      const found = await rows<{ day: string; orders: string; money: string }>(sql`
        select to_char(sale.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
          count(*) as orders, sum(sale.amount) as money
        from ${sales} sale
        where sale.currency = 'INR' and ${within(window, sql`sale.at`)} ${noCheckedSale}
        group by day`)
      return found.map(({ day, orders, money }) => ({ day, orders: Number(orders), money: Number(money) }))
    },

    /** Lists packs that are sold out now and were sold in the window, best-selling first. */
    async soldOut(window: Window, most: number) {
      const found = await rows<{ product_id: string; name: string; variant: string; pieces: string }>(sql`
        select line.product_id, products.name, variants.label as variant, sum(line.quantity) as pieces
        from ${sales} sale
        join gateway_orders on gateway_orders.id = sale.gateway_order
        join order_lines line on line."order" = gateway_orders."order"
        join variants on variants.product_id = line.product_id and variants.id = line.variant_id
        join products on products.id = line.product_id
        where sale.currency = 'INR' and ${within(window, sql`sale.at`)} ${noCheckedSale}
          and variants.is_sold_out and products.is_listed
        group by line.product_id, products.name, variants.label, variants.id
        order by pieces desc, products.name, variants.label limit ${most}`)
      return found.map(({ product_id: productId, name, variant, pieces }) => {
        return { productId, name, variant, pieces: Number(pieces) }
      })
    },

    /** Lists unpaid orders that have no payment on hold, newest first, with the reason for the last failure. */
    unpaid: (window: Window, most: number) =>
      rows<{ id: string; failure: string | null }>(sql`
        select "orders".id, (
          select note from order_events where order_events."order" = "orders".id and order_events.kind = 'failed'
          order by order_events.id desc limit 1) as failure
        from "orders"
        where "orders".status in ('Pending', 'Failed') and not exists (
          select 1 from captures arrived
          where arrived."order" = "orders".id and arrived.amount > arrived.refunded + arrived.lost)
          and ${within(window, sql`"orders".created_at`)} ${noCheckedOrder}
        order by "orders".created_at desc limit ${most}`),
  }
}

export type DashboardRepository = ReturnType<typeof createDashboardRepository>
