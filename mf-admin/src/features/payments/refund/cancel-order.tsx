import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { inRupees } from 'shared-contracts/values/money'
import { EditForm } from '../../../components/forms/edit-form'
import { showRefundToast } from '../../../components/refund-request-card/refund-toast'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { useMfAdminCancelOrderMutation } from '../../../data/payments/money-api'
import { useRepeatKey } from '../../../data/payments/use-repeat-key'

interface Props {
  order: string
  /** The refundable amount, in paise. */
  left: number
  open: boolean
  onClose: () => void
  onReload: () => unknown
}

/** Cancels an order before anything has shipped. The customer sees the reason. */
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
    <Sheet open={open} title="Cancel this order?" onClose={onClose} locked={isLoading}>
      <EditForm onSubmit={handleSubmit}>
        <FormGrid>
          <p>{`Nothing will be shipped and ${inRupees(left)} will be refunded.`}</p>
          <Field
            label="Reason"
            hint="This will be emailed to the customer"
            required
            maxLength={300}
            {...field('why')}
          />
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>{`Cancel order and refund ${inRupees(left)}`}</Button>
        </FormGrid>
      </EditForm>
    </Sheet>
  )
}
