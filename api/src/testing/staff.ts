import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { hashSecret } from '../app/secrets'
import type { Database } from '../db/connection'
import { staff, staffSessions } from '../modules/staff/staff.tables'
import { type Browser, openBrowser } from './browser'

export type TestStaff = Browser & { id: string; name: string; email: string; role: AdminRole }

interface Opening {
  app: FastifyInstance
  database: Database
  now: Date
  role: AdminRole
  name?: string | undefined
}

const ONE_DAY_MS = 24 * 60 * 60_000

/** Creates a staff member who is signed in as if with a passkey. */
export async function openStaff({ app, database, now, role, name = 'Asha' }: Opening): Promise<TestStaff> {
  const id = randomUUID()
  const email = `${name.toLowerCase()}-${id}@example.in`
  const value = hashSecret(id).slice(0, 43)
  await database.connection().insert(staff).values({
    id,
    name,
    email,
    role,
    handle: id,
    invitedAt: now,
    joinedAt: now,
    changedBy: 'test',
    changedAt: now,
  })
  await database
    .connection()
    .insert(staffSessions)
    .values({
      hash: hashSecret(value),
      staffId: id,
      device: 'Chrome on Android',
      isByPasskey: true,
      startedAt: now,
      lastSeenAt: now,
      reauthenticatedAt: now,
      expiresAt: new Date(now.getTime() + 7 * ONE_DAY_MS),
    })
  const browser = openBrowser(app)
  browser.cookies.set('admin', value)
  return { ...browser, id, name, email, role }
}
