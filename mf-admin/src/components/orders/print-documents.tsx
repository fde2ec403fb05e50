import { buttonLook } from 'design-system/button/button-look'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import {
  type DocumentKind,
  documentAddress,
  documentSizes,
  invoicesAddress,
  keepSize,
  readSize,
  sizeLabels,
} from '../../data/fulfilment/document-sizes'
import styles from './documents.module.css'

interface Props {
  orders: readonly string[]
}

/** Links that open each document in a tab, to print or share. @param hasInvoices true if every order has one */
export function PrintDocuments({ hasInvoices = false, ...props }: Props & { hasInvoices?: boolean }) {
  return (
    <div className={styles.documents}>
      <PrintDocument {...props} kind="labels" label="Label" one="label" />
      <PrintDocument {...props} kind="slips" label="Packing slip" one="slip" />
      {hasInvoices && (
        <a
          href={invoicesAddress(props.orders)}
          target="_blank"
          rel="noreferrer"
          {...buttonLook({ variant: 'line' })}
        >
          {formatPrint(props.orders, 'invoice')}
        </a>
      )}
    </div>
  )
}

interface PrintDocumentProps extends Props {
  kind: DocumentKind
  label: string
  one: string
}

function PrintDocument({ orders, kind, label, one }: PrintDocumentProps) {
  const [size, setSize] = useState(() => readSize(kind))

  function handleSize(chosen: string) {
    setSize(chosen)
    keepSize(kind, chosen)
  }

  return (
    <div className={styles.document}>
      <Select label={label} value={size} onChange={(event) => handleSize(event.target.value)}>
        {documentSizes[kind].map((known) => (
          <option key={known} value={known}>
            {sizeLabels[known]}
          </option>
        ))}
      </Select>
      <a
        href={documentAddress(kind, orders, size)}
        target="_blank"
        rel="noreferrer"
        {...buttonLook({ variant: 'line' })}
      >
        {formatPrint(orders, one)}
      </a>
    </div>
  )
}

function formatPrint({ length }: readonly string[], one: string): string {
  return `Print ${length === 1 ? one : `${one}s for ${length} orders`}`
}
