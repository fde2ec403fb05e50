import { and, asc, eq, inArray, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { STAND_ALONE_USER_ID } from 'shared-contracts/payments/payment'
import type { Database } from '../../../db/connection'
import { outbox } from '../../../mail/outbox.tables'
import { backInStockRequests } from '../../catalog/stock/stock.tables'
import { buyerRegistrations } from '../../invoicing/tax-registration/tax-registration.tables'
import { orderEvents, orderLines, orders } from '../../orders/orders.tables'
import { standAlonePayments } from '../../payments/payments.tables'
import { cases } from '../../support/cases/cases.tables'
import type { Customer } from '..'
import { addresses } from '../addresses/addresses.tables'
import { customers, emailLinks, sessions } from '../customers.tables'
import { passkeys } from '../passkeys/passkeys.tables'

export type PrivacyRepository = ReturnType<typeof createPrivacyRepository>

export function createPrivacyRepository({ connection }: Database) {
  /** True if no customer has this id any more. */
  const isNobodys = (customerId: PgColumn) =>
    notInArray(customerId, connection().select({ id: customers.id }).from(customers))

  /** Returns the data stored under a customer's id, in order of creation. */
  async function everythingOf(customerId: string) {
    const db = connection()
    const own = await db
      .select()
      .from(orders)
      .where(eq(orders.customerId, customerId))
      .orderBy(orders.position)
    const ids = own.map(({ id }) => id)
    return {
      customers: await db.select().from(customers).where(eq(customers.id, customerId)),
      sessions: await db
        .select()
        .from(sessions)
        .where(eq(sessions.customerId, customerId))
        .orderBy(sessions.startedAt),
      emailLinks: await db
        .select()
        .from(emailLinks)
        .where(eq(emailLinks.customerId, customerId))
        .orderBy(emailLinks.sentAt),
      waitingMails: await db.select().from(outbox).where(eq(outbox.waitsFor, customerId)).orderBy(outbox.id),
      addresses: await db
        .select()
        .from(addresses)
        .where(eq(addresses.customerId, customerId))
        .orderBy(addresses.position),
      backInStock: await db
        .select({
          productId: backInStockRequests.productId,
          variantId: backInStockRequests.variantId,
          askedAt: backInStockRequests.askedAt,
        })
        .from(backInStockRequests)
        .innerJoin(customers, eq(customers.email, backInStockRequests.email))
        .where(and(eq(customers.id, customerId), isNotNull(customers.emailConfirmedAt)))
        .orderBy(backInStockRequests.askedAt),
      passkeys: await db
        .select({ name: passkeys.name, addedAt: passkeys.addedAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.customerId, customerId))
        .orderBy(passkeys.addedAt),
      orders: own,
      standAlone: await db
        .select({
          id: standAlonePayments.merchantTransactionId,
          at: standAlonePayments.createdAt,
          amount: standAlonePayments.amount,
          state: standAlonePayments.state,
          name: standAlonePayments.name,
          phone: standAlonePayments.phone,
        })
        .from(standAlonePayments)
        .where(eq(standAlonePayments.customerId, customerId))
        .orderBy(standAlonePayments.createdAt),
      lines: await db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.order, ids))
        .orderBy(asc(orderLines.order), asc(orderLines.line)),
      buyers: await db.select().from(buyerRegistrations).where(inArray(buyerRegistrations.order, ids)),
      events: await db
        .select()
        .from(orderEvents)
        .where(inArray(orderEvents.order, ids))
        .orderBy(asc(orderEvents.id)),
    }
  }

  /** Deletes an account and what it asked for, but not its orders. Mails about them go to its email address, if it was confirmed. */
  async function removeAccount({ id: customerId, email, emailConfirmedAt }: Customer): Promise<void> {
    const contact = JSON.stringify({ email: emailConfirmedAt ? email : '' })
    await connection()
      .update(orders)
      .set({ shippingAddress: sql`${orders.shippingAddress} || ${contact}::jsonb` })
      .where(eq(orders.customerId, customerId))
    const own = connection().select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
    await connection().delete(cases).where(inArray(cases.order, own))
    await connection().delete(addresses).where(eq(addresses.customerId, customerId))
    if (emailConfirmedAt)
      await connection().delete(backInStockRequests).where(eq(backInStockRequests.email, email))
    await connection().delete(customers).where(eq(customers.id, customerId))
  }

  /**
   * Removes email, phone and GSTIN from deleted accounts' old orders and payments, and leftover addresses.
   * Names stay because they belong to the invoice. Visitors' payments without an account are not affected.
   */
  async function forgetTheGone(boughtUntil: Date): Promise<void> {
    const isKnown = sql`${orders.shippingAddress} ->> 'email' <> '' or ${orders.shippingAddress} ->> 'phone' <> ''`
    await connection()
      .update(orders)
      .set({ shippingAddress: sql`${orders.shippingAddress} || '{"email":"","phone":""}'::jsonb` })
      .where(and(isNobodys(orders.customerId), lte(orders.createdAt, boughtUntil), sql`(${isKnown})`))
    const gone = connection()
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNobodys(orders.customerId), lte(orders.createdAt, boughtUntil)))
    await connection().delete(buyerRegistrations).where(inArray(buyerRegistrations.order, gone))
    const bySomebody = ne(standAlonePayments.customerId, STAND_ALONE_USER_ID)
    const isContactKnown = or(ne(standAlonePayments.phone, ''), sql`${standAlonePayments.detail} <> '{}'`)
    await connection()
      .update(standAlonePayments)
      .set({ phone: '', detail: {} })
      .where(
        and(
          isNobodys(standAlonePayments.customerId),
          bySomebody,
          lte(standAlonePayments.createdAt, boughtUntil),
          isContactKnown,
        ),
      )
    await connection().delete(addresses).where(isNobodys(addresses.customerId))
  }

  return { everythingOf, removeAccount, forgetTheGone }
}
