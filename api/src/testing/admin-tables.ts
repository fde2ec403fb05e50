import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as journal from '../db/tables/admin-journal'
import * as settings from '../db/tables/admin-settings'
import * as alerts from '../db/tables/alerts'
import * as history from '../db/tables/catalogue-history'
import { answerTemplates, messageAnswers } from '../db/tables/contact'
import * as creditNotes from '../db/tables/credit-notes'
import * as dataRequests from '../db/tables/data-requests'
import * as giveBacks from '../db/tables/give-backs'
import * as identity from '../db/tables/identity'
import * as invoices from '../db/tables/invoices'
import * as packing from '../db/tables/packing'
import * as refundNotes from '../db/tables/refund-notes'
import * as returns from '../db/tables/returns'
import * as scheduled from '../db/tables/scheduled-changes'
import * as settlements from '../db/tables/settlements'
import * as shipments from '../db/tables/shipments'
import * as staff from '../db/tables/staff'
import * as taxLaw from '../db/tables/tax-law'
import * as words from '../db/tables/words'

const areas = [
  ...[alerts, history, journal, settings, giveBacks, identity, invoices, packing, refundNotes, returns],
  ...[scheduled, shipments, staff, words, creditNotes, taxLaw, settlements, dataRequests],
]

const names = [...areas.flatMap((area) => Object.values(area) as unknown[]), messageAnswers, answerTemplates]
  .filter((table) => is(table, PgTable))
  .map(getTableName)

/** Takes every table of the admin away, under another name. */
export const breakAdmin = names.map((table) => `alter table ${table} rename to ${table}_away`)

/** Brings them back with all that is in them. */
export const mendAdmin = names.map((table) => `alter table ${table}_away rename to ${table}`)
