import { Badge } from 'design-system/badge/badge'
import { textLook } from 'design-system/text-link/text-link'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import styles from '../../../components/support/message.module.css'
import { callLink, mailLink } from '../../../data/orders/contact-links'
import { timeLeft } from '../../../data/support/time-left'
import { whenText } from '../../../data/when'

export function Sender({ message }: { message: AdminMessage }) {
  const { firstName, lastName, email, phoneNumber, sentAt, state } = message
  const left = timeLeft(message, new Date())
  return (
    <section aria-labelledby="sender" className={styles.part}>
      <h2 id="sender" className="h3">
        {`${firstName} ${lastName}`}
      </h2>
      <p className={styles.ways}>
        <a href={mailLink(email)} {...textLook()}>
          {email}
        </a>
        <a href={callLink(phoneNumber)} {...textLook()}>
          {phoneNumber}
        </a>
      </p>
      <p>{whenText(sentAt)}</p>
      <div>
        {state === 'closed' ? <Badge tone="ok">Closed</Badge> : <Badge tone={left.tone}>{left.text}</Badge>}
      </div>
      <blockquote className={styles.said}>{message.message}</blockquote>
    </section>
  )
}
