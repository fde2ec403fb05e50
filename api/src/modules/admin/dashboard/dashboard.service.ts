import type {
  Today,
  TodayName,
  TodayNumber,
  UnpaidOrder,
} from 'shared-contracts/analytics/admin/today-schema'
import { STEPS } from 'shared-contracts/analytics/analytics'
import type { Analytics } from '../../analytics'
import { promisedSince } from '../../fulfilment/admin'
import type { Orders, StoredOrder } from '../../orders'
import type { DashboardRepository } from './dashboard.repository'
import { type ComparedWindow, computeWindows, type Window } from './windows'

const TWO_DAYS_MS = 48 * 3_600_000
const MOST_VARIANTS = 5
const MOST_UNPAID = 20

interface TodayDeps {
  repository: DashboardRepository
  orders: Pick<Orders, 'find' | 'sameCart'>
  steps: Analytics['steps']
  payAgainAt: (order: StoredOrder) => string
  now: () => Date
}

export function createDashboard({ repository, orders, steps, payAgainAt, now }: TodayDeps) {
  return async function today(): Promise<Today> {
    const at = now()
    const windows = computeWindows(at)
    const [day, week] = await Promise.all([compared(windows.today), compared(windows.week)])
    const last = { from: new Date(at.getTime() - TWO_DAYS_MS), to: at }
    const names = Object.keys(day.now) as TodayName[]
    return {
      at: at.toISOString(),
      numbers: names.map((name): TodayNumber => ({ name, today: of(name, day), week: of(name, week) })),
      shelf: await repository.shelf(promisedSince(at)),
      topVariants: await repository.topVariants(windows.week.now, MOST_VARIANTS),
      unpaid: await unpaidIn(last),
      steps: await stepsOf(),
    }
  }

  async function compared(windows: ComparedWindow) {
    const [figures, before] = await Promise.all([figuresIn(windows.now), figuresIn(windows.before)])
    return { now: figures, before }
  }

  async function figuresIn(window: Window): Promise<Record<TodayName, number | null>> {
    const [sales, refunded, { placed, paid }, hours] = await Promise.all([
      repository.sales(window),
      repository.refunded(window),
      repository.placed(window),
      repository.hoursToShip(window),
    ])
    return {
      sales: sales.money,
      orders: sales.count,
      average: sales.count === 0 ? null : Math.round(sales.money / sales.count),
      refunded: refunded.money,
      'paid-share': placed === 0 ? null : Math.round((100 * paid) / placed),
      'hours-to-ship': hours === null ? null : Math.round(hours * 10) / 10,
    }
  }

  /** Lists unpaid orders, leaving out carts that were paid through another order. */
  async function unpaidIn(window: Window): Promise<UnpaidOrder[]> {
    const found: UnpaidOrder[] = []
    for (const { id, failure } of await repository.unpaid(window, MOST_UNPAID)) {
      const order = await orders.find(id)
      if (await orders.sameCart.paidAs(order)) continue
      const { firstName, lastName, phone } = order.shippingAddress
      found.push({
        order: id,
        orderId: order.orderId,
        placedAt: order.createdAt.toISOString(),
        total: order.total,
        name: `${firstName} ${lastName}`,
        phone,
        failure: failure ?? '',
        payAgainAt: payAgainAt(order),
      })
    }
    return found
  }

  async function stepsOf(): Promise<Today['steps']> {
    const [day, week] = await Promise.all([steps(1), steps(7)])
    return STEPS.map((step) => ({ step, today: day.get(step) ?? 0, week: week.get(step) ?? 0 }))
  }
}

export type Dashboard = ReturnType<typeof createDashboard>

function of(
  name: TodayName,
  { now, before }: Record<'now' | 'before', Record<TodayName, number | null>>,
): TodayNumber['today'] {
  return { now: now[name], before: before[name] }
}
