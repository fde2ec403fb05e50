import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { formatPrice, inRupees, paise } from 'shared-contracts/values/money'
import { typedRupees } from 'shared-contracts/values/typed-number'
import { EditForm } from '../../../components/forms/edit-form'
import { showRefundToast } from '../../../components/refund-request-card/refund-toast'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { useMfAdminRequestPaymentRefundMutation } from '../../../data/payments/money-api'
import { useRepeatKey } from '../../../data/payments/use-repeat-key'

interface Props {
  /** The payment's id at the gateway. */
  payment: string
  /** The refundable amount, in paise. */
  amount: number
  open: boolean
  onClose: () => void
}

/** Refunds a payment that didn't pay for any order, such as a duplicate, or the rest of a failed refund. */
export function RefundPayment({ payment, amount, open, onClose }: Props) {
  const [requestRefund, { error, isLoading, reset }] = useMfAdminRequestPaymentRefundMutation()
  const { values, field, setProblems } = useForm({ rupees: formatPrice(paise(amount)), why: '' })
  const { keyFor, done } = useRepeatKey()

  const sum = typedRupees(values.rupees)

  async function handleSubmit() {
    if (!sum || sum <= 0) return setProblems({ rupees: 'Enter an amount such as 125.50' })
    const input = { payment, amount: sum, why: values.why }
    const { data } = await requestRefund({ ...input, repeatKey: keyFor(input) })
    if (!data) return
    done()
    showRefundToast(data)
    onClose()
  }

  return (
    <Sheet open={open} title="Refund" onClose={onClose} locked={isLoading}>
      <EditForm onSubmit={handleSubmit}>
        <FormGrid>
          <Field label="Amount in rupees" inputMode="decimal" required {...field('rupees')} />
          <Field label="Reason" hint="Saved in the audit log" required maxLength={300} {...field('why')} />
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" block busy={isLoading}>
            {sum && sum > 0 ? `Refund ${inRupees(sum)}` : 'Refund'}
          </Button>
        </FormGrid>
      </EditForm>
    </Sheet>
  )
}
