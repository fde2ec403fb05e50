import type { TaxDocument } from './tax-documents-schema'

export type { TaxDocument } from './tax-documents-schema'

/** Where a browser loads it from, as PDF. */
export function taxDocumentAddress({ id, kind }: Pick<TaxDocument, 'id' | 'kind'>): string {
  return `/api/tax-documents/${kind}/${id}`
}
