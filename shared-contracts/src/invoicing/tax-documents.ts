import type { TaxDocument } from './tax-documents-schema'

export type { TaxDocument } from './tax-documents-schema'

/** Returns the address of a document's PDF. */
export function taxDocumentAddress({ id, kind }: Pick<TaxDocument, 'id' | 'kind'>): string {
  return `/api/tax-documents/${kind}/${id}`
}
