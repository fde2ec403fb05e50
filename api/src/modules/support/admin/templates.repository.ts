import { asc, eq } from 'drizzle-orm'
import type { ReplyTemplate } from 'shared-contracts/support/admin/inbox-schema'
import type { Database } from '../../../db/connection'
import { answerTemplates } from '../contact.tables'

export function createTemplatesRepository({ connection }: Pick<Database, 'connection'>) {
  function list(): Promise<ReplyTemplate[]> {
    return connection().select().from(answerTemplates).orderBy(asc(answerTemplates.name))
  }

  async function find(name: string): Promise<string | undefined> {
    const [found] = await connection().select().from(answerTemplates).where(eq(answerTemplates.name, name))
    return found?.text
  }

  async function put({ name, text }: ReplyTemplate): Promise<void> {
    await connection()
      .insert(answerTemplates)
      .values({ name, text })
      .onConflictDoUpdate({ target: answerTemplates.name, set: { text } })
  }

  async function remove(name: string): Promise<void> {
    await connection().delete(answerTemplates).where(eq(answerTemplates.name, name))
  }

  return { list, find, put, remove }
}
