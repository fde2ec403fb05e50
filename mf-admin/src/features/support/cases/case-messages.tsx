import { Badge } from 'design-system/badge/badge'
import type { AdminCase } from 'shared-contracts/support/admin/cases-schema'
import { Card, CardList } from '../../../components/cards/card-list'
import styles from '../../../components/support/message.module.css'
import { caseStateLabels } from '../../../data/support/case-labels'
import { whenText } from '../../../data/when'

export function CaseMessages({ messages }: Pick<AdminCase, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <CardList label="Messages" isWide>
      {messages.map(({ text, by, at, isOurs, decision }) => (
        <Card key={`${at} ${text}`}>
          <p className={styles.by}>
            <span>{`${by}${isOurs ? '' : ', customer'}, ${whenText(at)} `}</span>
            {decision && <Badge tone="neutral">{caseStateLabels[decision]}</Badge>}
          </p>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </CardList>
  )
}
