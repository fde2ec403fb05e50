import { Section } from 'design-system/section/section'
import { ownBlock } from 'shared-contracts/content/published-content'
import { shop } from 'shared-contracts/platform/shop'
import { useAppSelector } from 'shared-contracts/store'
import { useOwnDocument } from '../../data/use-own-document'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './legacy.module.css'
import { Timeline } from './timeline'
import { timelineEntries } from './timeline-entries'

/** The legacy statement and the timeline, which is sample content until staff replace it. */
export function Legacy() {
  const prose = useProseLanguage()
  const own = useAppSelector((state) => ownBlock(state, 'timeline'))
  useOwnDocument(own?.isElsewhere === true)
  return (
    <Section tint aria-labelledby="legacy">
      <h2 id="legacy" className={styles.statement} lang={prose}>
        A legacy you can smell when the lid comes off.
      </h2>
      {own ? (
        own.entries && <Timeline entries={own.entries.map(withPicture)} />
      ) : (
        <>
          <p className={`muted ${styles.example}`} lang={prose}>
            This timeline is an example. Only <span>{shop.established}</span> is a real date in the history of{' '}
            <span translate="no">{shop.brand}</span>.
          </p>
          <Timeline entries={timelineEntries} />
        </>
      )}
    </Section>
  )
}

/** Staff edit only the texts; the pictures are assigned in order. */
function withPicture(entry: { title: string; text: string }, index: number) {
  const { image } = timelineEntries[index % timelineEntries.length] ?? { image: '' }
  return { ...entry, image }
}
