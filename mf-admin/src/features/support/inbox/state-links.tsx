import { Link } from 'react-router-dom'
import type { Inbox, MessageState } from 'shared-contracts/support/admin/inbox-schema'
import { messageStates } from '../../../data/support/message-states'
import styles from './inbox.module.css'
import { inboxPath } from './inbox-path'

const stateLabels = { new: 'To answer', answered: 'Answered', closed: 'Closed' } as const

export function StateLinks({ state, counts }: { state: MessageState; counts: Inbox['counts'] }) {
  return (
    <nav aria-label="Messages by status">
      <ul className={styles.states}>
        {messageStates.map((one) => (
          <li key={one}>
            <Link
              to={inboxPath(one)}
              className={styles.state}
              aria-current={one === state ? 'page' : undefined}
            >
              {`${stateLabels[one]} (${counts[one]})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
