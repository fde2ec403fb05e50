import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import styles from '../../../components/support/message.module.css'
import { whenText } from '../../../data/when'

export function Replies({ answers }: Pick<AdminMessage, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <CardList label="Replies">
      {answers.map(({ text, way, by, at }) => (
        <Card key={at}>
          <p className={styles.by}>
            {`${by}, ${whenText(at)}, ${way === 'mail' ? 'by email' : 'not by email'}`}
          </p>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </CardList>
  )
}
