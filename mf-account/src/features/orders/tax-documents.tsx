import { KeepName } from 'design-system/keep-name/keep-name'
import { api, flag, list, oneOf, reportMalformed, shape, text } from 'shared-contracts/http'
import { type TaxDocument, taxDocumentAddress } from 'shared-contracts/invoicing/tax-documents'
import { useText } from 'shared-contracts/words'
import styles from './tax-documents.module.css'

const readDocument = shape<Partial<TaxDocument>>({
  id: text,
  kind: oneOf(['invoice', 'credit-note']),
  number: text,
  orderId: text,
  issuedOn: text,
  isTaxInvoice: flag,
})

/** Leaves out an entry without an id or a kind, because together they form the document's address. */
const readDocuments = list<TaxDocument | undefined>((...args) => {
  const document = readDocument(...args)
  return document?.id && document.kind ? (document as TaxDocument) : undefined
})

const { useMfAccountGetTaxDocumentsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The tax documents of all orders, in one request. */
    mfAccountGetTaxDocuments: build.query<TaxDocument[], void>({
      query: () => ({ url: '/api/tax-documents' }),
      transformResponse: (answer: unknown) => readDocuments(answer, 'taxDocuments', reportMalformed),
    }),
  }),
})

/** Links to an order's invoices and credit notes. Renders nothing while there are none or they cannot be loaded. */
export function TaxDocuments({ orderId }: { orderId: string }) {
  const t = useText()
  const { data = [] } = useMfAccountGetTaxDocumentsQuery()
  const mine = data.filter((document) => document.orderId === orderId)
  if (mine.length === 0) return null
  const nameOf = ({ kind, isTaxInvoice, number }: TaxDocument) => {
    if (!isTaxInvoice) return t('Sample {number} (PDF)', { number })
    return kind === 'invoice'
      ? t('Tax invoice {number} (PDF)', { number })
      : t('Credit note {number} (PDF)', { number })
  }
  return (
    <ul className={styles.documents} aria-label={t('Tax documents for order {orderId}', { orderId })}>
      {mine.map((document) => (
        <li key={document.id}>
          <a href={taxDocumentAddress(document)} download className={styles.document}>
            <KeepName name={document.number}>{nameOf(document)}</KeepName>
          </a>
        </li>
      ))}
    </ul>
  )
}
