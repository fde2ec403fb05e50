import { buttonLook } from 'design-system/button/button-look'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import {
  type DocumentKind,
  documentAddress,
  documentSizes,
  keepSize,
  readSize,
  sizeLabels,
} from '../../data/fulfilment/document-sizes'
import styles from './documents.module.css'

interface Props {
  orders: readonly string[]
}

/** Prints labels and packing slips of orders, each in a tab from which a phone prints or shares it. */
export function PrintDocuments(props: Props) {
  return (
    <div className={styles.documents}>
      <PrintDocument {...props} kind="labels" label="Label" one="label" />
      <PrintDocument {...props} kind="slips" label="Packing slip" one="slip" />
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
        {`Print ${orders.length === 1 ? one : `${one}s for ${orders.length} orders`}`}
      </a>
    </div>
  )
}
