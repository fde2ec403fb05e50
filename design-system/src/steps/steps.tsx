import type { ReactNode } from 'react'
import styles from './steps.module.css'

/** Numbered steps of a method. An `id` makes a step an address of its own. */
export function Steps({ steps }: { steps: readonly { id?: string; title?: string; text: ReactNode }[] }) {
  const keyed = steps.map((step, index) => ({ ...step, key: `step-${index + 1}` }))
  return (
    <ol className={styles.steps}>
      {keyed.map(({ key, id, title, text }) => (
        <li key={key} id={id} className={styles.step}>
          <div>
            {title && <h3 className={styles.title}>{title}</h3>}
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
