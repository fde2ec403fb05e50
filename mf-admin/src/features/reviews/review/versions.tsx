import { Badge } from 'design-system/badge/badge'
import { Stars } from 'design-system/stars/stars'
import type { ReviewVersion } from 'shared-contracts/reviews/admin/reviews-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import { whenText } from '../../../data/when'
import { rejectionLabels } from './reason-labels'
import styles from './review.module.css'

/** The author's versions of a review, newest first. */
export function Versions({ versions }: { versions: readonly ReviewVersion[] }) {
  return (
    <CardList label="Versions" isWide>
      {versions.map((version) => (
        <Card key={version.version}>
          <Version version={version} />
        </Card>
      ))}
    </CardList>
  )
}

function Version({ version }: { version: ReviewVersion }) {
  const { stars, text, language, name, writtenAt, photos, state, isPublic, decided } = version
  return (
    <>
      <p className={styles.line}>
        <Stars count={stars} />
        {isPublic && <Badge tone="ok">Public</Badge>}
        {state === 'waiting' && <Badge tone="warn">Waiting</Badge>}
        {state === 'rejected' && <Badge tone="bad">Rejected</Badge>}
      </p>
      <p>{`${name ?? 'Name not shown'}, ${whenText(writtenAt)}`}</p>
      <p lang={language} className={styles.text}>
        {text}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id, width, height }, place) => (
            <li key={id}>
              <img
                src={`/api/admin/review-photos/${encodeURIComponent(id)}`}
                alt={`Number ${place + 1}, sent by the author`}
                width={width}
                height={height}
                loading="lazy"
                className={styles.photo}
              />
            </li>
          ))}
        </ul>
      )}
      {decided && (
        <p>
          {`${decided.reason ? `Rejected (${rejectionLabels[decided.reason]})` : 'Published'} by ${decided.by}, ${whenText(decided.at)}`}
        </p>
      )}
    </>
  )
}
