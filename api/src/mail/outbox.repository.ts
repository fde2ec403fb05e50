import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/connection'
import type { QueueRows } from '../jobs/queue/queue-rows'
import type { Mail } from './mailer'
import { outbox } from './outbox.tables'

export type OutboxRow = typeof outbox.$inferSelect

interface NewMail extends Omit<Mail, 'messageId'> {
  messageId?: string
  waitsFor?: string
  notBefore?: Date
}

export function createOutboxRepository({ connection }: Pick<Database, 'connection'>) {
  const rows: QueueRows<typeof outbox> = {
    table: outbox,
    id: outbox.id,
    due: outbox.dueAt,
    attempts: outbox.attempts,
    trouble: outbox.lastError,
  }
  const isGivenUp = () => and(isNull(outbox.dueAt), isNotNull(outbox.lastError))

  async function add(
    { messageId, to, replyTo, subject, text, html, headers, waitsFor, notBefore }: NewMail,
    writtenAt: Date,
  ): Promise<void> {
    await connection()
      .insert(outbox)
      .values({
        messageId,
        recipient: to,
        replyTo,
        subject,
        body: text,
        html,
        headers: { ...headers },
        waitsFor,
        dueAt: waitsFor ? null : (notBefore ?? writtenAt),
        writtenAt,
      })
  }

  async function release(customerId: string, recipient: string, dueAt: Date): Promise<void> {
    await connection()
      .update(outbox)
      .set({ recipient, dueAt, waitsFor: null })
      .where(eq(outbox.waitsFor, customerId))
  }

  async function remove(id: number): Promise<void> {
    await connection().delete(outbox).where(eq(outbox.id, id))
  }

  /** @returns false if sending has begun, or there is no such mail */
  async function removeUnsent(messageId: string): Promise<boolean> {
    const removed = await connection()
      .delete(outbox)
      .where(and(eq(outbox.messageId, messageId), eq(outbox.attempts, 0)))
      .returning({ id: outbox.id })
    return removed.length > 0
  }

  function countFailed(): Promise<number> {
    return connection().$count(outbox, isNotNull(outbox.lastError))
  }

  function countGivenUp(): Promise<number> {
    return connection().$count(outbox, isGivenUp())
  }

  async function givenUp(): Promise<OutboxRow[]> {
    return connection().select().from(outbox).where(isGivenUp()).orderBy(asc(outbox.id))
  }

  async function removeGivenUp(id: number): Promise<OutboxRow | undefined> {
    const [row] = await connection()
      .delete(outbox)
      .where(and(eq(outbox.id, id), isGivenUp()))
      .returning()
    return row
  }

  async function removeGivenUpTo(recipient: string): Promise<OutboxRow[]> {
    return connection()
      .delete(outbox)
      .where(and(eq(outbox.recipient, recipient), isGivenUp()))
      .returning()
  }

  async function removeOldGivenUp(writtenUntil: Date): Promise<OutboxRow[]> {
    return connection()
      .delete(outbox)
      .where(and(lte(outbox.writtenAt, writtenUntil), isGivenUp()))
      .returning()
  }

  return {
    rows,
    add,
    release,
    remove,
    removeUnsent,
    countFailed,
    countGivenUp,
    givenUp,
    removeGivenUp,
    removeGivenUpTo,
    removeOldGivenUp,
  }
}

/** Converts a row to a mail. Its date is when it was written (RFC 5322), not when it is sent. */
export function toMail(row: OutboxRow): Mail {
  const { messageId, recipient, replyTo, subject, body, html, headers, writtenAt } = row
  return {
    messageId,
    to: recipient,
    replyTo: replyTo ?? undefined,
    subject,
    text: body,
    html: html ?? undefined,
    headers: { ...headers, Date: writtenAt.toUTCString() },
  }
}
