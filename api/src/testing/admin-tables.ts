import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as history from '../modules/catalog/history.tables'
import * as scheduled from '../modules/catalog/scheduled-changes.tables'
import * as words from '../modules/content/blocks/content-blocks.tables'
import * as dataRequests from '../modules/customers/admin/data-requests.tables'
import * as packing from '../modules/fulfilment/packing/packing.tables'
import * as returns from '../modules/fulfilment/returns/returns.tables'
import * as shipments from '../modules/fulfilment/shipments/shipments.tables'
import * as creditNotes from '../modules/invoicing/crediting/credit-notes.tables'
import * as invoices from '../modules/invoicing/invoices.tables'
import * as taxRegistration from '../modules/invoicing/tax-registration/tax-registration.tables'
import * as alerts from '../modules/notifications/alerts.tables'
import * as settlements from '../modules/payments/reconciliation/settlement-files/settlements.tables'
import * as refundNotes from '../modules/payments/refunds/refund-notes.tables'
import * as refundRequests from '../modules/payments/refunds/refund-requests.tables'
import * as businessDetails from '../modules/platform/business-details/business-details.tables'
import * as settings from '../modules/platform/settings.tables'
import * as auditLog from '../modules/staff/audit-log/audit-log.tables'
import * as staff from '../modules/staff/staff.tables'
import { answerTemplates, messageAnswers } from '../modules/support/contact.tables'

const areas = [
  ...[
    alerts,
    history,
    auditLog,
    settings,
    refundRequests,
    businessDetails,
    invoices,
    packing,
    refundNotes,
    returns,
  ],
  ...[scheduled, shipments, staff, words, creditNotes, taxRegistration, settlements, dataRequests],
]

const names = [...areas.flatMap((area) => Object.values(area) as unknown[]), messageAnswers, answerTemplates]
  .filter((table) => is(table, PgTable))
  .map(getTableName)

/** SQL statements that hide every admin table by renaming it. */
export const breakAdmin = names.map((table) => `alter table ${table} rename to ${table}_away`)

/** SQL statements that undo `breakAdmin`. */
export const mendAdmin = names.map((table) => `alter table ${table}_away rename to ${table}`)
