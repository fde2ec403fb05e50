import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { OrderMoney } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from 'shared-contracts/values/money'
import { EditForm } from '../../../components/forms/edit-form'
import { showRefundToast } from '../../../components/refund-request-card/refund-toast'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { Sheet } from '../../../components/unsaved/sheet'
import { useMfAdminRequestRefundMutation } from '../../../data/payments/money-api'
import { useRepeatKey } from '../../../data/payments/use-repeat-key'
import { listParts, parseRefundInput, refundLabel } from './parts'

interface Props {
  order: string
  money: OrderMoney
  open: boolean
  onClose: () => void
  onReload: () => unknown
}

export function RefundForm({ order, money, open, onClose, onReload }: Props) {
  const [requestRefund, { error, isLoading, reset }] = useMfAdminRequestRefundMutation()
  const parts = listParts(money)
  const form = useForm({ part: parts[0]?.value ?? 'sum', pieces: '1', rupees: '', why: '' })
  const { keyFor, done } = useRepeatKey()
  const { values, field } = form
  const part = parts.find(({ value }) => value === values.part) ?? parts[0]

  async function handleSubmit() {
    const what = parseRefundInput(part?.value ?? 'sum', values)
    if (!what)
      return form.setProblems({
        rupees: 'Enter an amount such as 125.50',
        pieces: 'Enter a quantity',
      })
    const input = { order, what, why: values.why }
    const { data } = await requestRefund({ ...input, repeatKey: keyFor(input) })
    if (!data) return
    done()
    form.reset()
    showRefundToast(data)
    onClose()
  }

  function handleReload() {
    reset()
    onReload()
  }

  return (
    <Sheet open={open} title="Refund" onClose={onClose} locked={isLoading}>
      <EditForm onSubmit={handleSubmit}>
        <FormGrid>
          <Select label="Refund for" {...field('part')} value={part?.value ?? 'sum'}>
            {parts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          {part?.most !== undefined && (
            <Field
              label="Quantity"
              inputMode="numeric"
              hint={`Up to ${part.most}`}
              required
              {...field('pieces')}
            />
          )}
          {part?.value === 'sum' && (
            <Field
              label="Amount in rupees"
              inputMode="decimal"
              hint={`Up to ${inRupees(computeLimit(money))}`}
              required
              {...field('rupees')}
            />
          )}
          <Field label="Reason" hint="Saved in the audit log" required maxLength={300} {...field('why')} />
          <ChangeProblem error={error} onReload={handleReload} />
          <Button type="submit" block busy={isLoading}>
            {refundLabel(part, values)}
          </Button>
        </FormGrid>
      </EditForm>
    </Sheet>
  )
}

/** Returns the amount that this person may still refund without the owner. */
function computeLimit({ left, ownLimit }: OrderMoney): number {
  return ownLimit === null ? left : Math.min(left, ownLimit)
}
