import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon'
import { chevronDownShape } from '../icon/shapes'
import styles from './invoice.module.css'

/** Orders as invoices. At most one is open, and only that one is printed (specification 17.6). */
export function InvoiceList({
  invoices,
}: {
  invoices: readonly { id: string; title: ReactNode; meta: ReactNode; content: ReactNode }[]
}) {
  const listId = useId()
  const [openId, setOpenId] = useState<string>()
  return (
    <ul className={styles.list}>
      {invoices.map(({ id, title, meta, content }) => {
        const isOpen = id === openId
        const bodyId = `${listId}-${id}`
        return (
          <li key={id} className={styles.invoice} data-open={isOpen || undefined}>
            <h2 className={styles.heading}>
              <button
                type="button"
                className={styles.head}
                aria-expanded={isOpen}
                aria-controls={bodyId}
                onClick={() => setOpenId(isOpen ? undefined : id)}
              >
                <span className={styles.title}>{title}</span>
                <span className={styles.meta}>{meta}</span>
                <Icon shape={chevronDownShape} className={styles.chevron} />
              </button>
            </h2>
            <div id={bodyId} className={styles.body} hidden={!isOpen}>
              {content}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
