import { and, asc, eq, inArray, notExists, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { refundRequests } from '../../payments/refunds/refund-requests.tables'
import { returnLines, returns, returnUndos } from './returns.tables'

export type ReturnedLine = Omit<typeof returnLines.$inferSelect, 'return'>
export type Return = typeof returns.$inferSelect & { lines: ReturnedLine[] }

export type ReturnsRepository = ReturnType<typeof createReturnsRepository>

export function createReturnsRepository({ connection }: Pick<Database, 'connection'>) {
  async function add({ lines, ...row }: Return): Promise<void> {
    await connection().insert(returns).values(row)
    await connection()
      .insert(returnLines)
      .values(lines.map((line) => ({ ...line, return: row.id })))
  }

  /** Counts an order's returns, including undone ones. */
  async function countOf(order: string): Promise<number> {
    return connection().$count(returns, eq(returns.order, order))
  }

  async function undo(row: typeof returnUndos.$inferInsert): Promise<void> {
    await connection().insert(returnUndos).values(row)
  }

  async function isUndone(id: string): Promise<boolean> {
    return (await connection().$count(returnUndos, eq(returnUndos.return, id))) > 0
  }

  /** True if the return was refunded, or may still be. */
  async function hasRefund(id: string): Promise<boolean> {
    const counts = and(eq(refundRequests.return, id), inArray(refundRequests.state, ['waits', 'ordered']))
    return (await connection().$count(refundRequests, counts)) > 0
  }

  /** Lists the orders' returns that were not undone, oldest first. */
  async function of(orderIds: readonly string[]): Promise<Map<string, Return[]>> {
    const found = new Map<string, Return[]>(orderIds.map((id) => [id, []]))
    const undone = connection().select().from(returnUndos).where(eq(returnUndos.return, returns.id))
    const isOfThem = and(inArray(returns.order, [...orderIds]), notExists(undone))
    for (const one of await read(isOfThem)) found.get(one.order)?.push(one)
    return found
  }

  async function byRepeatKey(key: string): Promise<Return | undefined> {
    return (await read(eq(returns.repeatKey, key)))[0]
  }

  async function find(id: string): Promise<Return | undefined> {
    return (await read(eq(returns.id, id)))[0]
  }

  async function read(which: SQL | undefined): Promise<Return[]> {
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

  return { add, countOf, undo, isUndone, hasRefund, of, byRepeatKey, find }
}
