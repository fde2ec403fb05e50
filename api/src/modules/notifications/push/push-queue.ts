import type { FastifyBaseLogger } from 'fastify'
import type { PushSignal } from 'shared-contracts/notifications/admin/alerts-schema'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import { type After, createQueue } from '../../../jobs/queue/queue'
import { planned } from '../../../jobs/queue/waits'
import type { DevicesRepository, SignalRow } from './devices.repository'
import type { PushKeys } from './push-keys'
import type { SendPush } from './send-push'

interface PushQueueDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  repository: DevicesRepository
  keys: PushKeys
  send: SendPush
  /** The content for an order; undefined if it is gone. */
  signalOf: (order: string) => Promise<Omit<PushSignal, 'receivedAt'> | undefined>
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'warn'>
  now: () => Date
}

const LOOK_EVERY_MS = 10_000
const CLAIM_MS = 60_000
/** After the last wait the shop gives up on a signal, because the mail has reported the order. */
const RETRY_WAITS_MS = [10_000, 60_000, 600_000]
const AT_ONCE = 10

const test = {
  title: 'The admin',
  body: 'This is what an alert for a new order looks like.',
  tag: 'test',
  url: '/admin',
}

/** Sends signals until the push service accepts them. @returns a function that sends due ones now */
export function createPushQueue(deps: PushQueueDeps): () => void {
  const { database, repository, keys, send, signalOf, jobs, log, now } = deps

  async function work({ id, device, order }: SignalRow): Promise<After> {
    const target = await repository.find(device, now())
    const signal = order === null ? test : await signalOf(order)
    if (!target || !signal) return { againInMs: null }
    const answer = await send(
      target,
      { ...signal, receivedAt: `/api/admin/alerts/signals/${id}/received` },
      keys,
    )
    if (answer === 'taken') return { againInMs: null }
    await repository.forget(device)
    return 'done'
  }

  const queue = createQueue({
    database,
    rows: repository.rows,
    claimMs: CLAIM_MS,
    atOnce: AT_ONCE,
    work,
    waitAfter: planned(RETRY_WAITS_MS),
    // Leaves out the error, which may contain the device's address at its push service.
    onTrouble: (_, { id, attempts }) =>
      log.warn({ signal: id, attempts }, 'A push service rejected an alert.'),
    now,
  })
  return jobs.every('signals to devices', LOOK_EVERY_MS, queue.pass)
}
