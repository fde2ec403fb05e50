import { buttonLook } from 'design-system/button/button-look'
import { Select } from 'design-system/select/select'
import { useState } from 'react'
import {
  keepSize,
  type Paper,
  paperAddress,
  readSize,
  sizesOf,
  sizeWords,
} from '../../data/fulfilment/paper-sizes'
import styles from './papers.module.css'

interface Props {
  orders: readonly string[]
  /** Of the one order, if only that is meant. */
  parcel?: string
}

/** Labels and packing slips of some orders, each in a tab from which a phone prints or shares it. */
export function PrintPapers(props: Props) {
  return (
    <div className={styles.papers}>
      <PrintPaper {...props} paper="labels" label="Label" one="label" />
      <PrintPaper {...props} paper="slips" label="Packing slip" one="slip" />
    </div>
  )
}

interface PaperProps extends Props {
  paper: Paper
  label: string
  one: string
}

function PrintPaper({ orders, parcel, paper, label, one }: PaperProps) {
  const [size, setSize] = useState(() => readSize(paper))

  function handleSize(chosen: string) {
    setSize(chosen)
    keepSize(paper, chosen)
  }

  return (
    <div className={styles.paper}>
      <Select label={label} value={size} onChange={(event) => handleSize(event.target.value)}>
        {sizesOf[paper].map((known) => (
          <option key={known} value={known}>
            {sizeWords[known]}
          </option>
        ))}
      </Select>
      <a
        href={paperAddress(paper, orders, size, parcel)}
        target="_blank"
        rel="noreferrer"
        {...buttonLook({ variant: 'line' })}
      >
        {`Print ${orders.length === 1 ? one : `${one}s of ${orders.length}`}`}
      </a>
    </div>
  )
}
