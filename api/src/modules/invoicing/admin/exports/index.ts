import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AccountSheet, accountSheets } from 'shared-contracts/invoicing/admin/accounts'
import { Month } from 'shared-contracts/invoicing/admin/invoices-schema'
import * as z from 'zod/mini'
import type { InTransaction } from '../../../../db/connection'
import { type Reader, type Sheet, writeCsv } from '../../../../documents/csv'
import { type AuditLog, requireStaff } from '../../../staff'
import type { Invoices } from '../..'
import { creditRegister } from './credit-register'
import { b2b, b2cl, b2cs, cdnr, cdnur, docs, exp, hsn } from './gstr1'
import { invoiceRegister } from './invoice-register'
import { type MonthBooks, readMonth } from './month-books'

interface AccountsDeps {
  invoices: Pick<Invoices, 'books'>
  /** Returns the tracking numbers of the shipments that have one. */
  awbsOf: (shipments: readonly string[]) => Promise<ReadonlyMap<string, string>>
  auditLog: AuditLog
  inTransaction: InTransaction
}

type Write = (books: MonthBooks, awbs: ReadonlyMap<string, string>) => Sheet

/** The monthly sheets for the accountant. */
const sheets: Readonly<Record<AccountSheet, { write: Write; reader: Reader }>> = {
  invoices: { write: invoiceRegister, reader: 'person' },
  'credit-notes': { write: creditRegister, reader: 'person' },
  b2b: { write: b2b, reader: 'portal' },
  b2cs: { write: b2cs, reader: 'portal' },
  b2cl: { write: b2cl, reader: 'portal' },
  cdnr: { write: cdnr, reader: 'portal' },
  cdnur: { write: cdnur, reader: 'portal' },
  exp: { write: exp, reader: 'portal' },
  'hsn-b2b': { write: (books) => hsn(books, 'registered'), reader: 'portal' },
  'hsn-b2c': { write: (books) => hsn(books, 'unregistered'), reader: 'portal' },
  docs: { write: docs, reader: 'portal' },
}

/** Exports for the accountant. Each download is in the audit log, because registers contain buyers' names. */
export function createAccounts({
  invoices,
  awbsOf,
  auditLog,
  inTransaction,
}: AccountsDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/accounts/:month/:sheet',
      {
        config: { right: 'take-exports', isReauthenticated: true },
        schema: {
          summary: "One report of a month's accounts, as CSV",
          params: z.object({ month: Month, sheet: z.enum(accountSheets) }),
        },
      },
      async (request, reply) => {
        const { month, sheet } = request.params
        const by = requireStaff(request)
        const csv = await inTransaction(async () => {
          const { write, reader } = sheets[sheet]
          const books = await readMonth(invoices.books, month)
          const awbs = await awbsOf(books.invoices.map(({ shipment }) => shipment))
          const about = { kind: 'setting', id: `${sheet} ${month}` } as const
          await auditLog.write({ by, what: 'accounts-exported', about })
          return writeCsv(write(books, awbs), reader)
        })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${sheet}-${month}.csv"`)
          .header('cache-control', 'no-store')
          .send(csv)
      },
    )
  }
}
