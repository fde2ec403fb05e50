import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../db/connection'
import { outbox } from '../db/tables/mail'
import type { Mail } from './mailer'

export interface WaitingMail {
  id: number
  mail: Mail
}

export function createOutboxRepository({ connection, inTransaction }: Database) {
  async function add({ to, replyTo, subject, text }: Mail, dueAt: Date): Promise<void> {
    await connection()
      .insert(outbox)
      .values({ recipient: to, replyTo: replyTo ?? null, subject, body: text, dueAt })
  }

  /** Takes mails that are due and says when each would be due again. */
  function take(most: number, now: Date, nextTry: (attempts: number) => Date | null): Promise<WaitingMail[]> {
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
          .set({ dueAt: nextTry(attempts), attempts: attempts + 1 })
          .where(eq(outbox.id, id))
      return rows.map(({ id, recipient, replyTo, subject, body }) => ({
        id,
        mail: { to: recipient, replyTo: replyTo ?? undefined, subject, text: body },
      }))
    })
  }

  async function remove(id: number): Promise<void> {
    await connection().delete(outbox).where(eq(outbox.id, id))
  }

  async function noteFailure(id: number, lastError: string): Promise<void> {
    await connection().update(outbox).set({ lastError }).where(eq(outbox.id, id))
  }

  return { add, take, remove, noteFailure }
}
