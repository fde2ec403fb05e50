import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { CaseGroup } from 'shared-contracts/support/admin/cases-schema'
import type { CaseState } from 'shared-contracts/support/cases/case'
import type { Database } from '../../../../db/connection'
import { orders } from '../../../orders/orders.tables'
import { caseMessages, cases } from '../../cases/cases.tables'

export const statesOfGroup: Record<CaseGroup, readonly CaseState[]> = {
  open: ['open'],
  answered: ['answered', 'approved'],
  closed: ['declined', 'done'],
}

export type ListedCase = Awaited<ReturnType<AdminCasesRepository['list']>>[number]
export type AdminCasesRepository = ReturnType<typeof createAdminCasesRepository>

export function createAdminCasesRepository({ connection: db }: Pick<Database, 'connection'>) {
  const lastText = sql<string>`coalesce((
    select text from ${caseMessages} where ${caseMessages.case} = ${cases.id}
    order by ${caseMessages.id} desc limit 1), ${cases.text})`
  const listed = {
    ...{ id: cases.id, kind: cases.kind, state: cases.state, since: cases.since, text: lastText },
    ...{ order: orders.id, orderId: orders.orderId },
    name: sql<string>`concat_ws(' ', ${orders.shippingAddress} ->> 'firstName', ${orders.shippingAddress} ->> 'lastName')`,
  }

  /** Lists cases: open ones with the longest wait first, others with the latest change first. */
  function list(group: CaseGroup, after: number | undefined, most: number) {
    const isOldestFirst = group === 'open'
    const [further, sorted] = isOldestFirst ? ([gt, asc] as const) : ([lt, desc] as const)
    const last = db()
      .select({ since: cases.since })
      .from(cases)
      .where(eq(cases.id, after ?? 0))
    const rest =
      after === undefined
        ? undefined
        : or(further(cases.since, last), and(eq(cases.since, last), further(cases.id, after)))
    return db()
      .select(listed)
      .from(cases)
      .innerJoin(orders, eq(orders.id, cases.order))
      .where(and(inArray(cases.state, [...statesOfGroup[group]]), rest))
      .orderBy(sorted(cases.since), sorted(cases.id))
      .limit(most)
  }

  async function counts(): Promise<Record<CaseGroup, number>> {
    const rows = await db().select({ state: cases.state, count: count() }).from(cases).groupBy(cases.state)
    const of = (group: CaseGroup) =>
      rows
        .filter(({ state }) => statesOfGroup[group].includes(state))
        .reduce((sum, row) => sum + row.count, 0)
    return { open: of('open'), answered: of('answered'), closed: of('closed') }
  }

  /** Counts the cases that wait for staff. */
  const countOpen = () => db().$count(cases, eq(cases.state, 'open'))

  return { list, counts, countOpen }
}
