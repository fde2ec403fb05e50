import type { InvoiceCopy } from 'shared-contracts/invoicing/admin/invoices-schema'

export interface PrintableDocument {
  title: string
  /** The recipient of this copy (CGST rule 48). */
  copy: string
  /** Warnings at the top: why it is not a tax document, or that it was cancelled. */
  alarms: string[]
  seller: string[]
  facts: [label: string, value: string][]
  buyerTitle: string
  buyer: string[]
  columns: Column[]
  rows: string[][]
  total: string[]
  /** Declarations below the table. */
  notes: string[]
  signature: string[]
}

export interface Column {
  title: string
  /** In points. */
  width: number
  align: 'left' | 'right'
}

export const copies: Readonly<Record<InvoiceCopy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
}
