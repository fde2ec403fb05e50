import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { showToast } from 'design-system/toast/show-toast'
import { inRupees } from 'shared-contracts/values/money'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { useMfAdminAcceptPaymentMutation } from '../../../data/payments/money-api'

interface Props {
  id: string
  /** The amount paid and the order's total, in paise. */
  amount: number
  total: number
  open: boolean
  onClose: () => void
}

/** Accepts a payment that differs from its order's total, so that the order can be shipped. */
export function AcceptPayment({ id, amount, total, open, onClose }: Props) {
  const [accept, { error, isLoading, reset }] = useMfAdminAcceptPaymentMutation()
  const { values, field } = useForm({ why: '' })
  const by = `${inRupees(Math.abs(amount - total))} ${amount < total ? 'less' : 'more'}`

  async function handleSubmit() {
    const { data } = await accept({ id, why: values.why })
    if (!data) return
    showToast({ tone: 'ok', message: 'Payment accepted. The order can be packed.' })
    onClose()
  }

  return (
    <Dialog open={open} title="Accept payment" onClose={onClose} locked={isLoading}>
      <Form onSubmit={handleSubmit}>
        <FormGrid>
          <p>{`${inRupees(amount)} was paid for an order of ${inRupees(total)}: ${by}.`}</p>
          <p>
            The order is marked as paid and the customer gets the confirmation. The order total doesn’t
            change; the difference is recorded in the ledger.
          </p>
          <Field
            label="Reason"
            hint="Saved in the audit log and the order’s history"
            required
            maxLength={300}
            {...field('why')}
          />
          <ChangeProblem error={error} onReload={reset} />
          <Button type="submit" block busy={isLoading}>
            {`Accept ${inRupees(amount)}`}
          </Button>
        </FormGrid>
      </Form>
    </Dialog>
  )
}
