import type { ReactNode } from 'react'
import styles from './steps.module.css'

/** Numbered steps; one with an `id` is linkable. @param lang the steps' language, if not the page's */
export function Steps({
  steps,
  lang,
}: {
  steps: readonly { id?: string; title?: string; text: ReactNode }[]
  lang?: string | undefined
}) {
  const keyed = steps.map((step, index) => ({ ...step, key: `step-${index + 1}` }))
  return (
    <ol className={styles.steps} lang={lang}>
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
