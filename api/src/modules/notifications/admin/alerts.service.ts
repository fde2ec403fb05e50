import type {
  AlertDevice,
  AlertSubscription,
  Alerts,
  NewOrders,
} from 'shared-contracts/notifications/admin/alerts-schema'
import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { AuditLog, FoundSession, Staff } from '../../staff'
import type { DeviceRow, DevicesRepository } from '../push/devices.repository'
import { isPushService } from '../push/push-services'
import type { NewOrdersRepository } from './new-orders.repository'

interface AlertsDeps {
  database: Pick<Database, 'inTransaction' | 'afterCommit'>
  repository: NewOrdersRepository
  devices: DevicesRepository
  auditLog: AuditLog
  publicKey: string
  wakePush: () => void
  now: () => Date
}

/** The most devices per person: more than anybody uses. One more replaces the oldest. */
const MOST_DEVICES = 10

/** Staff's settings for the browsers that notify them of new orders. */
export function createAlertsService(deps: AlertsDeps) {
  const { database, repository, devices, auditLog, publicKey, wakePush, now } = deps

  async function alertsOf({ id }: Staff): Promise<Alerts> {
    return { publicKey, devices: (await devices.of(id)).map(toWire) }
  }

  /** Turns alerts on for a browser, or changes its quiet hours. @throws AppError for an unknown push service */
  function put(
    { staff, hash, expiresAt }: FoundSession,
    { endpoint, keys, quiet }: AlertSubscription,
  ): Promise<AlertDevice> {
    if (!isPushService(endpoint))
      throw new AppError('INVALID_INPUT', 'Alerts don’t work in this browser. Try another one.')
    return database.inTransaction(async () => {
      const before = await devices.byEndpoint(endpoint)
      const row = await devices.put({
        staffId: staff.id,
        device: staff.device,
        endpoint,
        ...keys,
        quietFrom: quiet?.from ?? null,
        quietUntil: quiet?.until ?? null,
        addedAt: now(),
        session: hash,
        until: expiresAt,
      })
      await devices.keepNewest(staff.id, MOST_DEVICES)
      await auditLog.write({
        by: staff,
        what: 'alerts-set',
        about: { kind: 'person', id: staff.id },
        ...(before && { before: { quietFrom: before.quietFrom, quietUntil: before.quietUntil } }),
        after: { quietFrom: row.quietFrom, quietUntil: row.quietUntil },
      })
      return toWire(row)
    })
  }

  /** @throws AppError for a device that is not theirs */
  function remove(staff: Staff, id: string): Promise<void> {
    return database.inTransaction(async () => {
      const row = await devices.remove(id, staff.id)
      if (!row) throw unknown()
      const about = { kind: 'person', id: staff.id } as const
      await auditLog.write({ by: staff, what: 'alerts-off', about, before: { device: row.device } })
    })
  }

  /** Sends a test to the person's own device, even in quiet hours. @throws AppError for any other device */
  async function test(staff: Staff, id: string): Promise<void> {
    if (!(await devices.of(staff.id)).some((device) => device.id === id)) throw unknown()
    await devices.addSignal({ device: id, order: null, writtenAt: now(), dueAt: now() })
    wakePush()
  }

  async function news(): Promise<NewOrders> {
    const [newest, unopened] = await Promise.all([repository.newest(), repository.countUnopened()])
    return { newest, unopened }
  }

  /** @throws AppError for an unknown signal */
  async function received(signal: string): Promise<void> {
    if (!(await devices.received(signal, now()))) throw unknown()
  }

  return { alertsOf, put, remove, test, news, received }
}

export type AlertsService = ReturnType<typeof createAlertsService>

function unknown(): AppError {
  return new AppError('NOT_FOUND', 'Alerts are off for this device. Turn them on first.')
}

function toWire({
  id,
  device,
  endpoint,
  addedAt,
  until,
  receivedAt,
  quietFrom,
  quietUntil,
}: DeviceRow): AlertDevice {
  return {
    id,
    device,
    endpoint,
    addedAt: addedAt.toISOString(),
    ...(until && { until: until.toISOString() }),
    receivedAt: receivedAt?.toISOString() ?? null,
    quietFrom,
    quietUntil,
  }
}
