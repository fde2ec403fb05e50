import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
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
import { AcceptPayment } from './accept-payment'
import styles from './action-items.module.css'
import { MarkReviewed } from './mark-reviewed'
import { RefundPayment } from './refund-payment'

interface Props {
  item: ActionItem
  onReload: () => unknown
}

const labels = { look: 'Mark as done', ask: 'Check with gateway', send: 'Send again', refund: 'Refund' }

/** An action item with the buttons that resolve it, shown only to people with the refund right. */
export function ActionItemCard({ item, onReload }: Props) {
  const { rights } = useSession()
  const { id, about, order, since, why, action } = item
  const [ask, asking] = useMfAdminAskGatewayMutation()
  const [send, sending] = useMfAdminSendMailAgainMutation()
  const [isOpen, setIsOpen] = useState(false)
  const [isAccepting, setIsAccepting] = useState(false)
  const instead = action.does === 'refund' ? action.instead : undefined

  async function handlePress() {
    if (action.does === 'ask') {
      const { data } = await ask(id)
      if (data && !data.isSettled)
        showToast({ tone: 'info', message: 'The gateway hasn’t confirmed the outcome yet.' })
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
          <span translate="no">{about}</span>
        )}
        <span className={styles.since}>{formatAge(since, Date.now())}</span>
      </p>
      <p>{`${why.charAt(0).toUpperCase()}${why.slice(1)}.`}</p>
      {item.kind === 'stock' && <StockLink order={order} about={about} />}
      <ChangeProblem error={asking.error ?? sending.error} onReload={handleReload} />
      {rights.includes('refund') && instead && (
        <Button block onClick={() => setIsAccepting(true)}>
          <span>Accept payment</span>
          <span className="visually-hidden" translate="no">{` ${about}`}</span>
        </Button>
      )}
      {rights.includes('refund') && (
        <Button
          variant={instead || item.kind === 'stock' ? 'line' : undefined}
          block
          busy={asking.isLoading || sending.isLoading}
          onClick={handlePress}
        >
          <span>{labels[action.does]}</span>
          <span className="visually-hidden" translate="no">{` ${about}`}</span>
        </Button>
      )}
      {action.does === 'look' && (
        <MarkReviewed id={id} about={about} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
      {action.does === 'refund' && instead && (
        <AcceptPayment
          id={id}
          amount={action.amount}
          total={instead.total}
          open={isAccepting}
          onClose={() => setIsAccepting(false)}
        />
      )}
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

/** Leads to the order that lacks packs, to send or refund it, or to the packs that were promised twice. */
function StockLink({ order, about }: Pick<ActionItem, 'order' | 'about'>) {
  const { rights } = useSession()
  const subject = <span className="visually-hidden" translate="no">{` ${about}`}</span>
  if (order)
    return (
      <Link to={adminPaths.order(order)} {...buttonLook({ block: true })}>
        <span>Send or refund</span>
        {subject}
      </Link>
    )
  if (!rights.includes('mark-sold-out')) return null
  return (
    <Link to={`${adminPaths.stock}?show=oversold`} {...buttonLook({ block: true })}>
      <span>Check stock</span>
      {subject}
    </Link>
  )
}
