import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../db/connection'
import { outbox } from '../db/tables/mail'
import type { Mail } from './mailer'

export interface WaitingMail {
  id: number
  /** How often it was tried before. */
  attempts: number
  mail: Mail
}

export function createOutboxRepository({ connection, inTransaction }: Database) {
  async function add(
    { to, replyTo, subject, text, html, headers }: Omit<Mail, 'messageId'>,
    dueAt: Date,
  ): Promise<void> {
    await connection()
      .insert(outbox)
      .values({ recipient: to, replyTo, subject, body: text, html, headers: { ...headers }, dueAt })
  }

  /**
   * Claims mails that are due: until then no other process sends them.
   * @param until when a mail whose sender was killed is due again
   */
  function take(most: number, now: Date, until: Date): Promise<WaitingMail[]> {
    return inTransaction(async () => {
      const rows = await connection()
        .select()
        .from(outbox)
        .where(and(isNotNull(outbox.dueAt), lte(outbox.dueAt, now)))
        .orderBy(asc(outbox.id))
        .limit(most)
        .for('update', { skipLocked: true })
      for (const { id, attempts } of rows)
        await connection()
          .update(outbox)
          .set({ dueAt: until, attempts: attempts + 1 })
          .where(eq(outbox.id, id))
      return rows.map(({ id, attempts, messageId, recipient, replyTo, subject, body, html, headers }) => ({
        id,
        attempts,
        mail: {
          messageId,
          to: recipient,
          replyTo: replyTo ?? undefined,
          subject,
          text: body,
          html: html ?? undefined,
          headers,
        },
      }))
    })
  }

  async function remove(id: number): Promise<void> {
    await connection().delete(outbox).where(eq(outbox.id, id))
  }

  /** @param dueAt when to try again; null when the mail is given up */
  async function noteFailure(id: number, lastError: string, dueAt: Date | null): Promise<void> {
    await connection().update(outbox).set({ lastError, dueAt }).where(eq(outbox.id, id))
  }

  function countFailed(): Promise<number> {
    return connection().$count(outbox, isNotNull(outbox.lastError))
  }

  return { add, take, remove, noteFailure, countFailed }
}
