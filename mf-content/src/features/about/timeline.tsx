import { Picture } from 'design-system/picture/picture'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './timeline.module.css'
import type { TimelineEntry } from './timeline-entries'

/** A zigzag on large screens, a stacked list at 768 px or less (specification 5.7). */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline} lang={useProseLanguage()}>
      {entries.map(({ title, image, text }) => (
        <li key={title} className={styles.entry}>
          <h3 className={styles.title}>{title}</h3>
          <Picture className={styles.picture} src={image} alt="" sizes="(min-width: 769px) 540px, 88vw" />
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
