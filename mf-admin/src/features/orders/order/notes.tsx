import { Button } from 'design-system/button/button'
import { TextArea } from 'design-system/text-area/text-area'
import { useState } from 'react'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import { EditForm } from '../../../components/forms/edit-form'
import { Tick } from '../../../components/forms/tick'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { formatMoment } from '../../../data/orders/format-day'
import { useMfAdminAddNoteMutation } from '../../../data/orders/orders-api'
import styles from './order.module.css'

/** Staff's notes about an order. Only those marked as the customer's request are printed for the customer. */
export function Notes({ order, mayWrite }: { order: AdminOrder; mayWrite: boolean }) {
  const [text, setText] = useState('')
  const [isPrinted, setIsPrinted] = useState(false)
  const [add, { isLoading, error }] = useMfAdminAddNoteMutation()

  async function handleSubmit() {
    if (!text.trim()) return
    const { error: refused } = await add({ id: order.id, text, ...(isPrinted && { isPrinted }) })
    if (refused) return
    setText('')
    setIsPrinted(false)
  }

  return (
    <CardSection title="Notes">
      {order.notes.map((note) => (
        <p key={`${note.at} ${note.text}`} className={styles.note}>
          <span>{note.text}</span>
          <span className={styles.quiet}>
            {`${note.by}, ${formatMoment(note.at)}${note.isPrinted ? ', printed on slip and label' : ''}`}
          </span>
        </p>
      ))}
      {mayWrite && (
        <EditForm onSubmit={handleSubmit}>
          <div className={styles.form}>
            <TextArea
              label="Note for your colleagues"
              rows={2}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Tick
              label="Customer request (printed on packing slip and label)"
              checked={isPrinted}
              onChange={(event) => setIsPrinted(event.target.checked)}
            />
            <ChangeProblem error={error} onReload={() => undefined} />
            <Button type="submit" variant="line" size="sm" busy={isLoading}>
              Add note
            </Button>
          </div>
        </EditForm>
      )}
    </CardSection>
  )
}
