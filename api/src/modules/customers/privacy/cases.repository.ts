import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { caseMessages, casePhotos, cases } from '../../support/cases/cases.tables'

export type CasesOfRepository = ReturnType<typeof createCasesOfRepository>

/** Reads what a customer has asked for on the given orders, without the names of staff. */
export function createCasesOfRepository({ connection }: Pick<Database, 'connection'>) {
  async function casesOf(orderIds: readonly string[]) {
    const found = await connection()
      .select()
      .from(cases)
      .where(inArray(cases.order, [...orderIds]))
      .orderBy(asc(cases.id))
    const ids = found.map(({ id }) => id)
    const messages = await connection()
      .select({
        ...{ case: caseMessages.case, at: caseMessages.at, text: caseMessages.text },
        isFromTheShop: sql<boolean>`${caseMessages.staffName} is not null`,
      })
      .from(caseMessages)
      .where(inArray(caseMessages.case, ids))
      .orderBy(asc(caseMessages.id))
    const photos = await connection()
      .select({ case: casePhotos.case, at: casePhotos.at, file: casePhotos.file })
      .from(casePhotos)
      .where(inArray(casePhotos.case, ids))
      .orderBy(asc(casePhotos.at))
    return found.map(({ id, order, kind, state, openedAt, reason, items, text }) => ({
      order,
      copy: {
        ...{ kind, state, openedAt, reason, items, text },
        messages: messages.filter((one) => one.case === id).map(({ case: _, ...message }) => message),
        photos: photos
          .filter((one) => one.case === id)
          .map(({ at, file }) => ({ at, jpegInBase64: Buffer.from(file).toString('base64') })),
      },
    }))
  }

  return { casesOf }
}
