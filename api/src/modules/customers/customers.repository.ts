import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { Language } from 'shared-contracts/i18n/language'
import type { Database } from '../../db/connection'
import { hasCode, UNIQUE_VIOLATION } from '../../db/error-code'
import { customers, resetTokens } from './customers.tables'
import { passkeys } from './passkeys/passkeys.tables'

export type Customer = typeof customers.$inferSelect
export type CustomersRepository = ReturnType<typeof createCustomersRepository>

export function createCustomersRepository({ connection }: Database) {
  /** @returns false if the email address is taken */
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

  /** Finds and locks a customer: other transactions wait until this one ends. */
  async function lockByEmail(email: string): Promise<Customer | undefined> {
    const ofEmail = connection().select().from(customers).where(eq(customers.email, email))
    const [customer] = await ofEmail.for('no key update')
    return customer
  }

  /** Finds a customer, and blocks changes to the row until this transaction ends. */
  async function share(id: string): Promise<Customer | undefined> {
    const [customer] = await connection().select().from(customers).where(eq(customers.id, id)).for('share')
    return customer
  }

  /** Like `lockByEmail`, but by id. */
  async function lock(id: string): Promise<Customer | undefined> {
    const ofId = connection().select().from(customers).where(eq(customers.id, id))
    const [customer] = await ofId.for('no key update')
    return customer
  }

  /** @returns false if the address is taken, even by a simultaneous change */
  async function setEmail(id: string, email: string): Promise<boolean> {
    const toChange = eq(customers.id, id)
    try {
      // The savepoint limits a conflict to this statement, so that the caller's transaction can go on.
      await connection().transaction((savepoint) =>
        savepoint.update(customers).set({ email }).where(toChange),
      )
      return true
    } catch (error) {
      if (hasCode(error, UNIQUE_VIOLATION)) return false
      throw error
    }
  }

  async function confirmEmail(id: string, emailConfirmedAt: Date): Promise<void> {
    await connection().update(customers).set({ emailConfirmedAt }).where(eq(customers.id, id))
  }

  async function setLanguage(id: string, language: Language): Promise<void> {
    const isOther = and(eq(customers.id, id), ne(customers.language, language))
    await connection().update(customers).set({ language }).where(isOther)
  }

  async function setPassword(id: string, passwordHash: string): Promise<void> {
    await connection().update(customers).set({ passwordHash }).where(eq(customers.id, id))
  }

  async function removePasskeys(customerId: string): Promise<void> {
    await connection().delete(passkeys).where(eq(passkeys.customerId, customerId))
  }

  async function isResetToken(hash: string, now: Date): Promise<boolean> {
    const found = await connection()
      .select({ hash: resetTokens.hash })
      .from(resetTokens)
      .where(and(eq(resetTokens.hash, hash), gt(resetTokens.expiresAt, now)))
    return found.length > 0
  }

  /** Consumes a reset token, and deletes its customer's other tokens. */
  async function takeResetToken(hash: string, now: Date): Promise<string | undefined> {
    const [token] = await connection()
      .delete(resetTokens)
      .where(and(eq(resetTokens.hash, hash), gt(resetTokens.expiresAt, now)))
      .returning({ customerId: resetTokens.customerId })
    if (token) await removeResetTokens(token.customerId)
    return token?.customerId
  }

  async function removeResetTokens(customerId: string): Promise<void> {
    await connection().delete(resetTokens).where(eq(resetTokens.customerId, customerId))
  }

  async function removeExpiredTokens(now: Date): Promise<void> {
    await connection().delete(resetTokens).where(lte(resetTokens.expiresAt, now))
  }

  return {
    add,
    find,
    findByEmail,
    lockByEmail,
    share,
    lock,
    setEmail,
    confirmEmail,
    setLanguage,
    setPassword,
    removePasskeys,
    isResetToken,
    takeResetToken,
    removeResetTokens,
    removeExpiredTokens,
  }
}
