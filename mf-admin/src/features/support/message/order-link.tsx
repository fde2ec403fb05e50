import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AdminMessage } from 'shared-contracts/support/admin/inbox-schema'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import styles from '../../../components/support/message.module.css'
import { adminPaths } from '../../../data/places/admin-paths'
import { useMfAdminLinkMessageMutation } from '../../../data/support/inbox-api'

interface Props {
  message: AdminMessage
  onReload: () => void
}

/** Links a message to an order: one of the sender's orders in one tap, or another by its number. */
export function OrderLink({ message, onReload }: Props) {
  const { ticket, version, order, ordersOfSender } = message
  const [link, { error, isLoading }] = useMfAdminLinkMessageMutation()
  const [number, setNumber] = useState('')
  const set = (to: string | null) => link({ ticket, change: { version, order: to } })
  return (
    <section aria-labelledby="order" className={styles.part}>
      <h2 id="order" className="h3">
        Order
      </h2>
      {order ? (
        <p className={styles.ways}>
          <Link to={adminPaths.order(order.id)} {...textLook()}>
            <span translate="no">{order.orderId}</span>
            <span>{` (${order.status})`}</span>
          </Link>
          <Button variant="quiet" size="sm" busy={isLoading} onClick={() => set(null)}>
            Unlink order
          </Button>
        </p>
      ) : (
        <>
          <p className={styles.ways}>
            {ordersOfSender.map(({ id, orderId, status }) => (
              <Button key={id} variant="line" size="sm" busy={isLoading} onClick={() => set(id)}>
                <span translate="no">{orderId}</span>
                <span>{` (${status})`}</span>
              </Button>
            ))}
          </p>
          <EditForm onSubmit={() => set(number)} aria-label="Link order" className={styles.number}>
            <Field label="Order number" value={number} onChange={({ target }) => setNumber(target.value)} />
            <Button type="submit" variant="line" busy={isLoading} disabled={number.trim() === ''}>
              Link order
            </Button>
          </EditForm>
        </>
      )}
      <ChangeProblem error={error} onReload={onReload} />
    </section>
  )
}
