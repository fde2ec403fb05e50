import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { adminRoles, mayDo } from 'shared-contracts/staff/rights'
import type { Database } from '../../../db/connection'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import { staff } from '../../staff/staff.tables'
import { pushDevices, pushSignals } from '../alerts.tables'

export type DeviceRow = typeof pushDevices.$inferSelect
export type SignalRow = typeof pushSignals.$inferSelect

const ROLES = adminRoles.filter((role) => mayDo(role, 'see-orders'))

export function createDevicesRepository({ connection: db }: Pick<Database, 'connection'>) {
  /** Matches active staff who may see orders. */
  const works = and(
    isNotNull(staff.joinedAt),
    isNull(staff.suspendedAt),
    isNull(staff.leftAt),
    inArray(staff.role, ROLES),
  )
  const rows: QueueRows<typeof pushSignals> = {
    table: pushSignals,
    id: pushSignals.id,
    due: pushSignals.dueAt,
    attempts: pushSignals.attempts,
    trouble: pushSignals.trouble,
  }

  return {
    rows,

    async put(device: Omit<typeof pushDevices.$inferInsert, 'id'>): Promise<DeviceRow> {
      const { endpoint, addedAt, ...rest } = device
      const [row] = await db()
        .insert(pushDevices)
        .values(device)
        .onConflictDoUpdate({ target: pushDevices.endpoint, set: rest })
        .returning()
      if (!row) throw new Error(`The device of ${endpoint} was not stored at ${addedAt}.`)
      return row
    },

    async of(staffId: string): Promise<DeviceRow[]> {
      return db()
        .select()
        .from(pushDevices)
        .where(eq(pushDevices.staffId, staffId))
        .orderBy(asc(pushDevices.addedAt))
    },

    async byEndpoint(endpoint: string): Promise<DeviceRow | undefined> {
      const [row] = await db().select().from(pushDevices).where(eq(pushDevices.endpoint, endpoint))
      return row
    },

    /** Deletes a person's own device. @returns undefined if they have no such device */
    async remove(id: string, staffId: string): Promise<DeviceRow | undefined> {
      const isOwn = and(eq(pushDevices.id, id), eq(pushDevices.staffId, staffId))
      const [row] = await db().delete(pushDevices).where(isOwn).returning()
      return row
    },

    /** Deletes a person's devices except the `most` newest. */
    async keepNewest(staffId: string, most: number): Promise<void> {
      const older = db()
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(eq(pushDevices.staffId, staffId))
        .orderBy(desc(pushDevices.addedAt))
        .offset(most)
      await db().delete(pushDevices).where(inArray(pushDevices.id, older))
    },

    /** Deletes devices whose sessions have reached their maximum lifetime. */
    async forgetOver(now: Date): Promise<void> {
      await db().delete(pushDevices).where(lte(pushDevices.until, now))
    },

    /** Deletes a device that its push service no longer knows. */
    async forget(id: string): Promise<void> {
      await db().delete(pushDevices).where(eq(pushDevices.id, id))
    },

    /** Lists the devices of active staff who are signed in on them. */
    async all(now: Date): Promise<DeviceRow[]> {
      const found = await db()
        .select({ device: pushDevices })
        .from(pushDevices)
        .innerJoin(staff, eq(staff.id, pushDevices.staffId))
        .where(and(works, gt(pushDevices.until, now)))
      return found.map(({ device }) => device)
    },

    /** @returns undefined if the device's person is no longer active, or not signed in on it */
    async find(id: string, now: Date): Promise<DeviceRow | undefined> {
      const [found] = await db()
        .select({ device: pushDevices })
        .from(pushDevices)
        .innerJoin(staff, eq(staff.id, pushDevices.staffId))
        .where(and(eq(pushDevices.id, id), works, gt(pushDevices.until, now)))
      return found?.device
    },

    /** Adds a signal, unless the device already has one for the order. */
    async addSignal(signal: Pick<SignalRow, 'device' | 'order' | 'writtenAt' | 'dueAt'>): Promise<void> {
      await db().insert(pushSignals).values(signal).onConflictDoNothing()
    },

    async forgetSignals(writtenBefore: Date): Promise<void> {
      await db().delete(pushSignals).where(lt(pushSignals.writtenAt, writtenBefore))
    },

    /** Records that the device received a signal. @returns false for an unknown signal */
    async received(id: string, at: Date): Promise<boolean> {
      const [signal] = await db()
        .update(pushSignals)
        .set({ receivedAt: at })
        .where(eq(pushSignals.id, id))
        .returning()
      if (!signal) return false
      await db().update(pushDevices).set({ receivedAt: at }).where(eq(pushDevices.id, signal.device))
      return true
    },
  }
}

export type DevicesRepository = ReturnType<typeof createDevicesRepository>
