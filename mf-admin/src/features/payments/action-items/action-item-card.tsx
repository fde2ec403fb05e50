import { Button } from 'design-system/button/button'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ActionItem } from 'shared-contracts/payments/admin/money-schema'
import { Card } from '../../../components/cards/card-list'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import {
  useMfAdminAskGatewayMutation,
  useMfAdminSendMailAgainMutation,
} from '../../../data/payments/money-api'
import { formatAge } from '../../../data/payments/payment-labels'
import { adminPaths } from '../../../data/places/admin-paths'
import { useSession } from '../../../data/staff/use-session'
import styles from './action-items.module.css'
import { MarkReviewed } from './mark-reviewed'
import { RefundPayment } from './refund-payment'

interface Props {
  item: ActionItem
  onReload: () => unknown
}

const labels = { look: 'Mark as done', ask: 'Check with gateway', send: 'Send again', refund: 'Refund' }

/** One action item, with the button that settles it. People without the refund right only read it. */
export function ActionItemCard({ item, onReload }: Props) {
  const { rights } = useSession()
  const { id, about, order, since, why, action } = item
  const [ask, asking] = useMfAdminAskGatewayMutation()
  const [send, sending] = useMfAdminSendMailAgainMutation()
  const [isOpen, setIsOpen] = useState(false)

  async function handlePress() {
    if (action.does === 'ask') {
      const { data } = await ask(id)
      if (data && !data.isSettled) showToast({ tone: 'info', message: 'The gateway hasn’t decided yet.' })
    } else if (action.does === 'send') await send(id)
    else setIsOpen(true)
  }

  function handleReload() {
    asking.reset()
    sending.reset()
    onReload()
  }

  return (
    <Card>
      <p className={styles.first}>
        {order ? (
          <Link to={adminPaths.order(order)} translate="no">
            {about}
          </Link>
        ) : (
          <span>{about}</span>
        )}
        <span className={styles.since}>
          <span translate="no">{id}</span>
          <span>{`, ${formatAge(since, Date.now())}`}</span>
        </span>
      </p>
      <p>{`${why}.`}</p>
      <ChangeProblem error={asking.error ?? sending.error} onReload={handleReload} />
      {rights.includes('refund') && (
        <Button block busy={asking.isLoading || sending.isLoading} onClick={handlePress}>
          <span>{labels[action.does]}</span>
          <span className="visually-hidden">{` ${id}`}</span>
        </Button>
      )}
      {action.does === 'look' && <MarkReviewed id={id} open={isOpen} onClose={() => setIsOpen(false)} />}
      {action.does === 'refund' && (
        <RefundPayment
          payment={action.payment}
          amount={action.amount}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}
