import { KeepName } from 'design-system/keep-name/keep-name'
import { type TaxDocument, taxDocumentAddress } from 'shared-contracts/invoicing/tax-documents'
import { useText } from 'shared-contracts/words'
import styles from './tax-documents.module.css'
import { useMfAccountGetTaxDocumentsQuery } from './tax-documents-api'

/** The invoices and credit notes of an order, as files. Nothing while there is none, or while they cannot be had. */
export function TaxDocuments({ orderId }: { orderId: string }) {
  const t = useText()
  const { data = [] } = useMfAccountGetTaxDocumentsQuery()
  const mine = data.filter((document) => document.orderId === orderId)
  if (mine.length === 0) return null
  const nameOf = ({ kind, isTaxInvoice, number }: TaxDocument) => {
    if (!isTaxInvoice) return t('Specimen {number} (PDF)', { number })
    return kind === 'invoice'
      ? t('Tax invoice {number} (PDF)', { number })
      : t('Credit note {number} (PDF)', { number })
  }
  return (
    <ul className={styles.documents} aria-label={t('Tax documents of order {orderId}', { orderId })}>
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
