import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { returnLines, returns } from '../../../db/tables/returns'

export type ReturnedLine = Omit<typeof returnLines.$inferSelect, 'return'>
export type Return = typeof returns.$inferSelect & { lines: ReturnedLine[] }

export type ReturnsRepository = ReturnType<typeof createReturnsRepository>

/** What came back of parcels. */
export function createReturnsRepository({ connection }: Pick<Database, 'connection'>) {
  async function add({ lines, ...row }: Return): Promise<void> {
    await connection().insert(returns).values(row)
    await connection()
      .insert(returnLines)
      .values(lines.map((line) => ({ ...line, return: row.id })))
  }

  /** The returns of each order, the first first. */
  async function of(orderIds: readonly string[]): Promise<Map<string, Return[]>> {
    const found = new Map<string, Return[]>(orderIds.map((id) => [id, []]))
    for (const one of await read(inArray(returns.order, [...orderIds]))) found.get(one.order)?.push(one)
    return found
  }

  async function byRepeatKey(key: string): Promise<Return | undefined> {
    return (await read(eq(returns.repeatKey, key)))[0]
  }

  async function read(which: SQL): Promise<Return[]> {
    const rows = await connection().select().from(returns).where(which).orderBy(asc(returns.number))
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const lines = await connection()
      .select()
      .from(returnLines)
      .where(inArray(returnLines.return, ids))
      .orderBy(asc(returnLines.line))
    return rows.map((row) => ({
      ...row,
      lines: lines.filter((line) => line.return === row.id).map(({ return: _, ...line }) => line),
    }))
  }

  return { add, of, byRepeatKey }
}
