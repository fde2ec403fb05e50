import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { formatPrice, paise } from 'shared-contracts/values/money'
import { typedRupees } from 'shared-contracts/values/typed-number'
import { showRefundToast } from '../../../components/refund-request-card/refund-toast'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminRequestPaymentRefundMutation } from '../../../data/payments/money-api'
import { useRepeatKey } from '../../../data/payments/use-repeat-key'

interface Props {
  /** Its id at the gateway. */
  payment: string
  /** The refundable amount, in paise. */
  amount: number
  open: boolean
  onClose: () => void
}

/** Refunds a payment that paid for nothing, or the rest of a failed refund. */
export function RefundPayment({ payment, amount, open, onClose }: Props) {
  const [requestRefund, { error, isLoading, reset }] = useMfAdminRequestPaymentRefundMutation()
  const { values, field, setProblems } = useForm({ rupees: formatPrice(paise(amount)), why: '' })
  const { keyFor, done } = useRepeatKey()

  async function handleSubmit() {
    const sum = typedRupees(values.rupees)
    if (!sum || sum <= 0) return setProblems({ rupees: 'Enter an amount such as 125.50' })
    const input = { payment, amount: sum, why: values.why }
    const { data } = await requestRefund({ ...input, repeatKey: keyFor(input) })
    if (!data) return
    done()
    showRefundToast(data)
    onClose()
  }

  return (
    <Dialog open={open} title="Refund" onClose={onClose} locked={isLoading}>
      <Form onSubmit={handleSubmit}>
        <FormGrid>
          <Field label="Amount in rupees" inputMode="decimal" required {...field('rupees')} />
          <Field label="Reason" hint="Saved in the audit log" required maxLength={300} {...field('why')} />
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" block busy={isLoading}>
            Refund
          </Button>
        </FormGrid>
      </Form>
    </Dialog>
  )
}
