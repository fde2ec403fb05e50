import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showRefundToast } from '../../../components/refund-request-card/refund-toast'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminCancelOrderMutation } from '../../../data/payments/money-api'
import { inRupees } from '../../../data/payments/payment-labels'
import { useRepeatKey } from '../../../data/payments/use-repeat-key'

interface Props {
  order: string
  /** The refundable amount, in paise. */
  left: number
  open: boolean
  onClose: () => void
  onReload: () => unknown
}

/** Cancels an order of which nothing has been shipped. The customer sees the reason. */
export function CancelOrder({ order, left, open, onClose, onReload }: Props) {
  const [cancel, { error, isLoading, reset }] = useMfAdminCancelOrderMutation()
  const { values, field } = useForm({ why: '' })
  const { keyFor, done } = useRepeatKey()

  async function handleSubmit() {
    const input = { order, why: values.why }
    const { data } = await cancel({ ...input, repeatKey: keyFor(input) })
    if (!data) return
    done()
    showRefundToast(data)
    onClose()
  }

  function handleReload() {
    reset()
    onReload()
  }

  return (
    <Dialog open={open} title="Cancel the order" onClose={onClose} locked={isLoading}>
      <Form onSubmit={handleSubmit}>
        <FormGrid>
          <p>{`Nothing of it will be sent, and ${inRupees(left)} goes back.`}</p>
          <Field
            label="Why"
            hint="The customer reads this in a mail."
            required
            maxLength={300}
            {...field('why')}
          />
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>{`Cancel it and give ${inRupees(left)} back`}</Button>
        </FormGrid>
      </Form>
    </Dialog>
  )
}
