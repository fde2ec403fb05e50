import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../db/connection'
import { customers, resetTokens, sessions } from '../../db/tables/customers'

export type Customer = typeof customers.$inferSelect
export type CustomersRepository = ReturnType<typeof createCustomersRepository>

export function createCustomersRepository({ connection }: Database) {
  /** @returns false when the e-mail address is taken */
  async function add(customer: Customer): Promise<boolean> {
    const added = await connection()
      .insert(customers)
      .values(customer)
      .onConflictDoNothing({ target: customers.email })
      .returning({ id: customers.id })
    return added.length > 0
  }

  async function find(id: string): Promise<Customer | undefined> {
    const [customer] = await connection().select().from(customers).where(eq(customers.id, id))
    return customer
  }

  async function findByEmail(email: string): Promise<Customer | undefined> {
    const [customer] = await connection().select().from(customers).where(eq(customers.email, email))
    return customer
  }

  async function setPassword(id: string, passwordHash: string): Promise<void> {
    await connection().update(customers).set({ passwordHash }).where(eq(customers.id, id))
  }

  async function addSession(session: typeof sessions.$inferInsert): Promise<void> {
    await connection().insert(sessions).values(session)
  }

  async function customerOfSession(hash: string, now: Date): Promise<string | null> {
    const [session] = await connection()
      .select({ customerId: sessions.customerId })
      .from(sessions)
      .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)))
    return session?.customerId ?? null
  }

  async function removeSession(hash: string): Promise<void> {
    await connection().delete(sessions).where(eq(sessions.hash, hash))
  }

  async function removeSessionsOf(customerId: string): Promise<void> {
    await connection().delete(sessions).where(eq(sessions.customerId, customerId))
  }

  async function isResetToken(hash: string, now: Date): Promise<boolean> {
    const found = await connection()
      .select({ hash: resetTokens.hash })
      .from(resetTokens)
      .where(and(eq(resetTokens.hash, hash), gt(resetTokens.expiresAt, now)))
    return found.length > 0
  }

  /** Takes the customer's reset tokens away with the one given: each works once. */
  async function takeResetToken(hash: string, now: Date): Promise<string | undefined> {
    const [token] = await connection()
      .delete(resetTokens)
      .where(and(eq(resetTokens.hash, hash), gt(resetTokens.expiresAt, now)))
      .returning({ customerId: resetTokens.customerId })
    if (token) await connection().delete(resetTokens).where(eq(resetTokens.customerId, token.customerId))
    return token?.customerId
  }

  async function removeExpired(now: Date): Promise<void> {
    await connection().delete(sessions).where(lte(sessions.expiresAt, now))
    await connection().delete(resetTokens).where(lte(resetTokens.expiresAt, now))
  }

  return {
    add,
    find,
    findByEmail,
    setPassword,
    addSession,
    customerOfSession,
    removeSession,
    removeSessionsOf,
    isResetToken,
    takeResetToken,
    removeExpired,
  }
}
