import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { languageNamed } from 'shared-contracts/i18n/language'
import { hashSecret } from '../app/secrets'
import type { Database } from '../db/connection'
import { SESSION_SECONDS } from '../http/sessions/session'
import { hashPassword } from '../modules/customers'
import { customers, sessions } from '../modules/customers/customers.tables'
import { type Browser, openBrowser } from './browser'

export type TestCustomer = Browser & { id: string; email: string }

export const PASSWORD = 'correct horse battery staple'

interface Opening {
  app: FastifyInstance
  database: Database
  now: Date
  name: string
  email: string
  language?: string | undefined
}

/** Hashing is deliberately slow, so all customers of a process share one hash. */
let passwordHash: Promise<string> | undefined

/** Creates a signed-in customer with a confirmed address, without sending a mail. */
export async function openCustomer(opening: Opening): Promise<TestCustomer> {
  const { app, database, now, name, email, language } = opening
  const id = randomUUID()
  passwordHash ??= hashPassword(PASSWORD)
  const browser = openBrowser(app, language)
  await browser.get('/api/session')
  await database
    .connection()
    .insert(customers)
    .values({
      id,
      firstName: name,
      lastName: 'Rao',
      email,
      phone: '9876543210',
      countryCode: '+91',
      passwordHash: await passwordHash,
      createdAt: now,
      emailConfirmedAt: now,
      language: languageNamed(language),
    })
  const hash = hashSecret(browser.cookies.get('sid') ?? browser.cookies.get('__Host-sid') ?? '')
  await database
    .connection()
    .insert(sessions)
    .values({
      hash,
      customerId: id,
      startedAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    })
  return { ...browser, id, email }
}
