import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { inRupees } from 'shared-contracts/values/money'
import { fieldLabels } from '../../../data/catalog/field-labels'
import { dayText, whenText } from '../../../data/when'
import { humanizeName, nameOfPlace } from './describe-entry'
import { isLoggedItems, itemText, packText } from './item-text'

interface ChangedField {
  name: string
  /** The old value; undefined if there was none. */
  was: string | undefined
  /** The new value; undefined if it was removed. */
  is: string | undefined
}

/** Fields stored in paise. */
const amounts = ['amount', 'left', 'total', 'price', 'mrp']
/** Internal references, not shown because the entry's sentence or link mentions the same thing. */
const references = ['order', 'refunds', 'return', 'shipment']
/** Fields whose values are codes, which are made readable. */
const codes = ['role', 'state', 'way', 'kind']
const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  awb: 'Tracking number',
  dueAt: 'Due',
  foodLicence: 'FSSAI licence',
  gstin: 'GSTIN',
  hsn: 'HSN code',
  isKnownDevice: 'New device',
  left: 'Refundable',
  lines: 'Items',
  lowAt: 'Low-stock alert at',
  percent: 'GST rate',
  variant: 'Pack',
  way: 'Sent by',
}

type LoggedEntry = Pick<ShownEntry, 'what' | 'about' | 'before' | 'after' | 'items'>

/** Lists an entry's changed fields with readable values. Before and after may be objects or single values. */
export function changedFields(entry: LoggedEntry): ChangedField[] {
  const [was, is] = [toFields(entry.before), toFields(entry.after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !references.includes(name))
    .map((name) => ({
      name: fieldLabel(name, entry),
      was: formatValue(name, was[name], entry),
      is: formatValue(name, is[name], entry),
    }))
    .filter((field) => field.was !== field.is)
}

/** Returns the refunded amount for an entry's sentence, or 'money' if it is unknown. */
export function entryAmount({ before, after }: Pick<ShownEntry, 'before' | 'after'>): string {
  const amount = toFields(after).amount ?? toFields(before).amount
  return typeof amount === 'number' ? inRupees(amount) : 'money'
}

function toFields(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value }
}

/** Makes a field's label: 'price of turmeric-powder-100g' becomes 'Price (100g)'. */
function fieldLabel(name: string, { what, about }: LoggedEntry): string {
  if (name === 'way' && what === 'person-signed-in') return 'Signed in with'
  const [field = name, variant] = name.split(' of ')
  const label = labels[field] ?? humanizeName(field)
  return variant ? `${label} (${variant.replace(`${about.id}-`, '')})` : label
}

/** Formats the values of fields that are not self-explanatory. */
const formatters: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  isKnownDevice: (isKnown) => (isKnown === false ? 'yes' : undefined),
  percent: (rate) => (typeof rate === 'number' ? `${rate}%` : undefined),
  variant: (code) => (typeof code === 'string' ? packText(code) : undefined),
  weight: (grams) => (typeof grams === 'number' ? `${grams.toLocaleString('en-IN')} g` : undefined),
}

function formatValue(name: string, value: unknown, entry: LoggedEntry): string | undefined {
  const [field = name] = name.split(' of ')
  const format = formatters[field]
  if (format) return format(value)
  if (typeof value === 'number') return formatNumber(field, value, entry)
  if (typeof value === 'string') return formatText(field, value, entry)
  if (Array.isArray(value) && value.length > 0 && value.every(isLoggedItems))
    return value.map((each) => itemText(each, entry.items)).join('; ')
  return inWords(value)
}

function formatNumber(field: string, value: number, { about }: LoggedEntry): string | undefined {
  const isSetting = about.kind === 'setting' && field === 'value'
  return isSetting || amounts.includes(field) ? inRupees(value) : inWords(value)
}

function formatText(field: string, value: string, { what }: LoggedEntry): string | undefined {
  if (what === 'place-answered') return nameOfPlace(value)
  if (codes.includes(field) || what === 'role-changed') return humanizeName(value).toLowerCase()
  return inWords(value)
}

function inWords(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  if (typeof value === 'object') return partsInWords(value)
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return whenText(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayText(text) : text
}

function partsInWords(value: object): string {
  return Object.entries(value)
    .map(([name, part]) => [labels[name] ?? humanizeName(name), inWords(part)])
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${name}: ${part}`)
    .join(', ')
}
