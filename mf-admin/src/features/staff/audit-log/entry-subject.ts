import type { AccountSheet } from 'shared-contracts/invoicing/admin/accounts'
import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'
import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { blockName } from '../../../data/content/block-labels'
import { sheetLabels } from '../../../data/invoicing/sheet-labels'
import { adminPaths } from '../../../data/places/admin-paths'
import { settingTitles } from '../../../data/platform/setting-titles'
import { monthText } from '../../../data/when'
import { humanizeName } from './describe-entry'

interface Subject {
  text: string
  /** The screen that shows the item, if there is one. */
  to?: string
}

/** Returns the name of the item that an audit log entry is about, and its screen. */
export function entrySubject({ about: { kind, id, name }, before, after }: ShownEntry): Subject {
  const own = { ...asFields(before), ...asFields(after) }
  const called = name || own.number || own.name
  switch (kind) {
    case 'person':
      return { text: called || 'somebody', to: adminPaths.people }
    case 'order':
      return { text: name ? `order ${name}` : 'an order', to: adminPaths.order(id) }
    case 'product':
      return { text: name || humanizeName(id), to: adminPaths.product(id) }
    case 'discount':
      return { text: called ? `the discount ${called}` : 'a discount' }
    case 'payment':
      return { text: `payment ${id}`, to: adminPaths.money }
    case 'waiting':
      return { text: `payment item ${id}`, to: adminPaths.money }
    case 'invoice':
      // Don't use the entry's number, which may be that of a credit note.
      return name
        ? { text: `invoice ${name}`, to: `${adminPaths.invoices}?${new URLSearchParams({ words: name })}` }
        : { text: 'an invoice', to: adminPaths.invoices }
    case 'business-details':
      return { text: 'the business details', to: adminPaths.shop }
    case 'message':
      return { text: `message ${id}`, to: adminPaths.message(id) }
    case 'case':
      return { text: `case ${id}`, to: adminPaths.case(id) }
    case 'template':
      return { text: `the template “${id}”`, to: adminPaths.templates }
    case 'review':
      return { text: 'a review', to: adminPaths.review(id) }
    case 'content-block':
      return { text: `“${blockName(id)}”`, to: adminPaths.contentBlock(id) }
    case 'courier':
      return { text: `the courier ${called || humanizeName(id)}`, to: adminPaths.settings }
    case 'settlement':
      return { text: `the settlement file ${id}`, to: adminPaths.money }
    case 'data-request':
      return { text: 'a data request', to: adminPaths.dataRequest(id) }
    case 'batch':
      return { text: called ? `batch ${called}` : 'a batch', to: adminPaths.batches }
    case 'setting':
      return settingSubject(id)
  }
}

/** Describes a setting, list or report; the log files all of them under settings. */
function settingSubject(id: string): Subject {
  if (id === 'tax-registration') return { text: 'the tax registration', to: adminPaths.invoices }
  if (id === 'subscribers') return { text: 'the newsletter subscribers', to: adminPaths.subscribers }
  const title = settingTitles[id as AdminSettingName]
  if (title) return { text: `the setting “${title}”`, to: adminPaths.settings }
  const [sheet = id, month] = id.split(' ')
  const report = `the report “${sheetLabels[sheet as AccountSheet] ?? humanizeName(sheet)}”`
  return { text: month ? `${report} for ${monthText(month)}` : report, to: adminPaths.invoices }
}

function asFields(value: unknown): { number?: string; name?: string } {
  if (typeof value !== 'object' || value === null) return {}
  const { number, name } = value as Record<string, unknown>
  return {
    ...(typeof number === 'string' && { number }),
    ...(typeof name === 'string' && { name }),
  }
}
