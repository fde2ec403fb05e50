import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon'
import { chevronDownShape } from '../icon/shapes'
import styles from './invoice.module.css'

/** One order as an invoice to open: title, then status, date and total, then its body. */
function Invoice({
  title,
  meta,
  open,
  onToggle,
  children,
}: {
  title: ReactNode
  meta: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const bodyId = useId()
  return (
    <li className={styles.invoice} data-open={open || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.meta}>{meta}</span>
          <Icon shape={chevronDownShape} className={styles.chevron} />
        </button>
      </h2>
      <div id={bodyId} className={styles.body} hidden={!open}>
        {children}
      </div>
    </li>
  )
}

/**
 * Invoices of which at most one is open (specification 17.6). Printing prints the open one
 * alone.
 */
export function InvoiceList({
  invoices,
}: {
  invoices: readonly { id: string; title: ReactNode; meta: ReactNode; content: ReactNode }[]
}) {
  const [openId, setOpenId] = useState<string>()
  return (
    <ul className={styles.list}>
      {invoices.map(({ id, title, meta, content }) => (
        <Invoice
          key={id}
          title={title}
          meta={meta}
          open={id === openId}
          onToggle={() => setOpenId(id === openId ? undefined : id)}
        >
          {content}
        </Invoice>
      ))}
    </ul>
  )
}
