import { and, asc, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { MessageState } from 'shared-contracts/support/admin/inbox-schema'
import { normaliseCode } from 'shared-contracts/values/typed-number'
import type { Database } from '../../../db/connection'
import { orders } from '../../orders/orders.tables'
import { contactMessages, messageAnswers } from '../contact.tables'

export type StoredMessage = typeof contactMessages.$inferSelect
export type StoredReply = typeof messageAnswers.$inferSelect
export type OrderOfMessage = Pick<typeof orders.$inferSelect, 'id' | 'orderId' | 'status' | 'createdAt'>

/** The most orders suggested for linking to a message. */
const MOST_ORDERS = 5

export type InboxRepository = ReturnType<typeof createInboxRepository>

export function createInboxRepository({ connection }: Pick<Database, 'connection'>) {
  const found = {
    id: orders.id,
    orderId: orders.orderId,
    status: orders.status,
    createdAt: orders.createdAt,
  }

  /** Lists messages: those waiting for an answer oldest first, as they are due first; others newest first. */
  function list(state: MessageState, after: number | undefined, most: number): Promise<StoredMessage[]> {
    const isOldestFirst = state === 'new'
    const rest = after === undefined ? undefined : (isOldestFirst ? gt : lt)(contactMessages.id, after)
    return connection()
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.state, state), rest))
      .orderBy((isOldestFirst ? asc : desc)(contactMessages.id))
      .limit(most)
  }

  async function counts(): Promise<Record<MessageState, number>> {
    const rows = await connection()
      .select({ state: contactMessages.state, count: count() })
      .from(contactMessages)
      .groupBy(contactMessages.state)
    return {
      new: 0,
      answered: 0,
      closed: 0,
      ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
    }
  }

  async function find(id: number): Promise<StoredMessage | undefined> {
    const [message] = await connection().select().from(contactMessages).where(eq(contactMessages.id, id))
    return message
  }

  /** Locks a message until the transaction ends. */
  async function hold(id: number): Promise<StoredMessage | undefined> {
    const [message] = await connection()
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update')
    return message
  }

  async function change(
    id: number,
    set: Partial<Pick<StoredMessage, 'state' | 'order'>>,
    by: { name: string; at: Date },
  ): Promise<void> {
    await connection()
      .update(contactMessages)
      .set({ ...set, version: sql`${contactMessages.version} + 1`, changedBy: by.name, changedAt: by.at })
      .where(eq(contactMessages.id, id))
  }

  function answers(message: number): Promise<StoredReply[]> {
    return connection()
      .select()
      .from(messageAnswers)
      .where(eq(messageAnswers.message, message))
      .orderBy(asc(messageAnswers.id))
  }

  /** @returns false if an answer with the same key is already stored */
  async function addAnswer(answer: typeof messageAnswers.$inferInsert): Promise<boolean> {
    const added = await connection()
      .insert(messageAnswers)
      .values(answer)
      .onConflictDoNothing({ target: messageAnswers.repeatKey })
      .returning({ id: messageAnswers.id })
    return added.length > 0
  }

  const ordersWhich = (which: SQL | undefined): Promise<OrderOfMessage[]> =>
    connection().select(found).from(orders).where(which).orderBy(desc(orders.position)).limit(MOST_ORDERS)

  return {
    list,
    counts,
    find,
    hold,
    change,
    answers,
    addAnswer,
    /** Finds an order by our id, or by its number as people type it: 'ord-2011' and '2011' are ORD-2011. */
    ordersCalled: (text: string) =>
      ordersWhich(
        or(
          eq(orders.id, text.trim()),
          inArray(sql`upper(${orders.orderId})`, [normaliseCode(text), `ORD-${normaliseCode(text)}`]),
        ),
      ),
    ordersOf: (email: string) =>
      ordersWhich(sql`lower(${orders.shippingAddress} ->> 'email') = lower(${email})`),
  }
}
