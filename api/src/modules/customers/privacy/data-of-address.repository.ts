import { eq, sql } from 'drizzle-orm'
import type { DataLocationName } from 'shared-contracts/customers/admin/data-locations'
import { type Database, run } from '../../../db/connection'
import { backInStockRequests } from '../../catalog/stock/stock.tables'
import { subscriptions } from '../../newsletter/newsletter.tables'
import { contactMessages, messageAnswers } from '../../support/contact.tables'
import { customers } from '../customers.tables'

export type OfAddressRepository = ReturnType<typeof createOfAddressRepository>

/** Finds the data about an email address, with or without an account. */
export function createOfAddressRepository(database: Database) {
  const { connection } = database
  const ofMessages = (email: string) => sql`lower(${contactMessages.email}) = ${email}`

  async function account(email: string) {
    const [found] = await connection().select().from(customers).where(eq(customers.email, email))
    return found
  }

  /** @param customerId the account that has confirmed the address; '' if there is none */
  async function count(email: string, customerId: string) {
    const [row] = (await run(
      database,
      sql`
      with own as (
        select id, created_at from orders
        where customer_id = ${customerId} or (
          lower(shipping_address ->> 'email') = ${email}
          and customer_id not in (select id from customers)))
      select
        (select count(*) from customers where id = ${customerId})::int as account,
        (select count(*) from addresses where customer_id = ${customerId})::int as addresses,
        ((select count(*) from sessions where customer_id = ${customerId})
          + (select count(*) from passkeys where customer_id = ${customerId}))::int as "sign-ins",
        (select count(*) from reviews where customer_id = ${customerId})::int as reviews,
        ((select count(*) from subscriptions where email = ${email})
          + (select count(*) from back_in_stock_requests where email = ${email}))::int as subscription,
        (select count(*) from contact_messages where lower(email) = ${email})::int as messages,
        (select count(*) from cases where "order" in (select id from orders where customer_id = ${customerId}))::int as cases,
        (select count(*) from outbox where due_at is null and waits_for is null and lower(recipient) = ${email})::int as mails,
        (select count(*) from own)::int as orders,
        (select count(*) from shipments where "order" in (select id from own))::int as shipments,
        ((select count(*) from gateway_orders where "order" in (select id from own))
          + (select count(*) from stand_alone_payments where customer_id = ${customerId}))::int as payments,
        (select count(*) from invoices where "order" in (select id from own))::int as invoices,
        (select max(created_at) from own) as newest`,
    )) as (Record<DataLocationName, number> & { newest: string | Date | null })[]
    if (!row) throw new Error('PostgreSQL counted nothing.')
    return { ...row, newest: row.newest === null ? undefined : new Date(row.newest) }
  }

  async function written(email: string) {
    const messages = await connection()
      .select()
      .from(contactMessages)
      .where(ofMessages(email))
      .orderBy(contactMessages.id)
    const answers = await connection()
      .select({ message: messageAnswers.message, at: messageAnswers.at, text: messageAnswers.text })
      .from(messageAnswers)
      .innerJoin(contactMessages, eq(contactMessages.id, messageAnswers.message))
      .where(ofMessages(email))
      .orderBy(messageAnswers.id)
    const [subscription] = await connection()
      .select({
        askedAt: subscriptions.subscribedAt,
        confirmedAt: subscriptions.confirmedAt,
        language: subscriptions.language,
      })
      .from(subscriptions)
      .where(eq(subscriptions.email, email))
    const { askedAt, confirmedAt, language, productId, variantId } = backInStockRequests
    const backInStock = await connection()
      .select({ productId, variantId, askedAt, confirmedAt, language })
      .from(backInStockRequests)
      .where(eq(backInStockRequests.email, email))
      .orderBy(askedAt)
    return { messages, answers, subscription, backInStock }
  }

  /** Deletes the address's contact messages, their replies, its newsletter subscription and back-in-stock requests. */
  async function removeWritten(email: string): Promise<void> {
    await connection().delete(contactMessages).where(ofMessages(email))
    await connection().delete(subscriptions).where(eq(subscriptions.email, email))
    await connection().delete(backInStockRequests).where(eq(backInStockRequests.email, email))
  }

  return { account, count, written, removeWritten }
}
