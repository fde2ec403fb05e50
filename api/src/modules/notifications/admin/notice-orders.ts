import type { Database } from '../../../db/connection'
import { workOffEach } from '../../../jobs/work-off-each'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { DevicesRepository } from '../push/devices.repository'
import { dueAfterQuiet } from '../push/quiet-hours'
import { newOrderMail, unopenedMail } from './alert-mails'
import type { NewOrdersRepository } from './new-orders.repository'

/** How far back to look for unreported orders. Older ones are only listed in the admin. */
const LOOKS_BACK_MS = 24 * 3_600_000
const OPENED_WITHIN_MS = 3_600_000

interface NoticeOrdersDeps {
  database: Pick<Database, 'inTransaction' | 'afterCommit'>
  repository: NewOrdersRepository
  devices: Pick<DevicesRepository, 'all' | 'addSignal'>
  orders: Pick<Orders, 'find' | 'linesOf'>
  outbox: Pick<Outbox, 'add'>
  wakePush: () => void
  publicOrigin: string
  now: () => Date
}

/** Looks for paid orders independently, so that no failure here delays a payment. Reports each order once. */
export function createNoticeOrders(deps: NoticeOrdersDeps) {
  const { database, repository, devices, orders, outbox, wakePush, publicOrigin, now } = deps
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)

  async function notice(): Promise<void> {
    await workOffEach(
      await repository.unnoticed(before(LOOKS_BACK_MS)),
      ({ id, paidAt }) => database.inTransaction(() => tell(id, paidAt)),
      'Some new orders could not be announced; they will be retried.',
    )
  }

  async function tell(id: string, paidAt: Date): Promise<void> {
    if (!(await repository.add(id, paidAt))) return
    const order = await orders.find(id)
    const lines = (await orders.linesOf([id])).get(id) ?? []
    await outbox.add(newOrderMail(order, lines, `${publicOrigin}/admin/orders/${id}`))
    const writtenAt = now()
    for (const device of await devices.all(writtenAt))
      await devices.addSignal({
        device: device.id,
        order: id,
        writtenAt,
        dueAt: dueAfterQuiet(writtenAt, device),
      })
    database.afterCommit(wakePush)
  }

  /** Reminds the owner of all unopened orders in one mail, because a push may go unnoticed. */
  function remind(): Promise<void> {
    return database.inTransaction(async () => {
      const names = await repository.takeUnopened(before(OPENED_WITHIN_MS), now())
      if (names.length > 0) await outbox.add(unopenedMail(names, `${publicOrigin}/admin`))
    })
  }

  return { notice, remind }
}
