import type { ReactNode } from 'react'
import { cleanedHtml } from './cleaned-html'
import styles from './prose.module.css'

type Content = { children: ReactNode } | { /** Cleaned by the api. */ html: string }

/** Running text such as a policy: headings, paragraphs and lists at a readable width. */
export function Prose(content: Content) {
  return 'html' in content ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the api has sanitised it
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: cleanedHtml(content.html) }} />
  ) : (
    <div className={styles.prose}>{content.children}</div>
  )
}
