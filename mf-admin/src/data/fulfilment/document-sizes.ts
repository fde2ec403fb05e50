import {
  type LabelSize,
  labelSizes,
  type SlipSize,
  slipSizes,
} from 'shared-contracts/fulfilment/admin/document-sizes'
import { readStored, writeStored } from 'shared-contracts/store'

export type DocumentKind = 'labels' | 'slips'

const keys: Record<DocumentKind, string> = { labels: 'admin-label-size', slips: 'admin-slip-size' }

export const documentSizes: Record<DocumentKind, readonly (LabelSize | SlipSize)[]> = {
  labels: labelSizes,
  slips: slipSizes,
}

export const sizeLabels: Record<LabelSize | SlipSize, string> = {
  a6: 'A6',
  '4x6': '4 x 6 inch',
  'a4-four': 'A4, four per sheet',
  '80mm': '80 mm roll',
  a5: 'A5',
  a4: 'A4',
}

/** Returns the sheet size last chosen on this device, or the first. Each device may have its own printer. */
export function readSize(kind: DocumentKind): string {
  const stored = readStored('localStorage', keys[kind])
  const [usual = ''] = documentSizes[kind]
  return documentSizes[kind].find((size) => size === stored) ?? usual
}

export function keepSize(kind: DocumentKind, size: string): void {
  writeStored('localStorage', keys[kind], size)
}

/** Returns the address of a single PDF with the orders' documents. @param shipment limits it to one shipment */
export function documentAddress(
  kind: DocumentKind,
  orders: readonly string[],
  size: string,
  shipment?: string,
): string {
  const fields = new URLSearchParams({ size, ...(shipment && { shipment }) })
  return `/api/admin/documents/${kind}?orders=${join(orders)}&${fields}`
}

export function invoicesAddress(orders: readonly string[]): string {
  return `/api/admin/documents/invoices?orders=${join(orders)}`
}

const join = (ids: readonly string[]) => ids.map(encodeURIComponent).join(',')
