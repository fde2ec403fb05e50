import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Select } from 'design-system/select/select'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminInvoice, WriteCredit } from 'shared-contracts/invoicing/admin/invoices-schema'
import { typedRupees } from 'shared-contracts/values/typed-number'
import { EditForm } from '../../../components/forms/edit-form'
import { ChangeProblem } from '../../../components/screen-states/change-problem'
import { newCallKey } from '../../../data/calls/call-key'
import styles from './invoices.module.css'
import { useMfAdminCancelInvoiceMutation, useMfAdminWriteCreditMutation } from './invoices-api'

/** The part to credit: an amount, the shipping, a line or everything; `again` also reissues the invoice. */
type Way = 'sum' | 'shipping' | 'cancel' | 'again' | `line ${number}`

/** Issues a credit note for part of an invoice, or cancels the invoice and, if wanted, reissues it. */
export function ChangeInvoice({ invoice }: { invoice: AdminInvoice }) {
  const [way, setWay] = useState<Way>('sum')
  const [sum, setAmount] = useState('')
  const [why, setWhy] = useState('')
  // The idempotency key of one attempt, so that a repeat does not issue a second credit note.
  const [key, setKey] = useState(newCallKey)
  const [hasTried, setHasTried] = useState(false)
  const [cancel, cancelling] = useMfAdminCancelInvoiceMutation()
  const [credit, crediting] = useMfAdminWriteCreditMutation()
  const isCancelling = way === 'cancel' || way === 'again'
  const amount = typedRupees(sum)
  const isAmountWrong = way === 'sum' && !(amount && amount > 0)
  const { error } = isCancelling ? cancelling : crediting

  async function handleSubmit() {
    setHasTried(true)
    if (!why.trim() || isAmountWrong || cancelling.isLoading || crediting.isLoading) return
    const answer = isCancelling
      ? await cancel({ id: invoice.id, why, isAgain: way === 'again' })
      : await credit({ id: invoice.id, key, why, credited: toCredited(way, (amount ?? 0) / 100, invoice) })
    if (answer.error) return
    setKey(newCallKey())
    setAmount('')
    setWhy('')
    setHasTried(false)
    showToast({ tone: 'ok', message: isCancelling ? 'Invoice cancelled.' : 'Credit note issued.' })
  }

  return (
    <EditForm noValidate onSubmit={handleSubmit}>
      <div className={styles.part}>
        <Select label="Action" value={way} onChange={(event) => setWay(event.target.value as Way)}>
          <option value="sum">Credit note for an amount</option>
          {invoice.lines
            .filter(({ isShipping, left, leftQuantity }) => !isShipping && left > 0 && leftQuantity > 0)
            .map(({ line, description, leftQuantity }) => (
              <option key={line} value={`line ${line}`}>
                {`Credit note for ${leftQuantity} x ${description}`}
              </option>
            ))}
          {invoice.lines.some(({ isShipping, left }) => isShipping && left > 0) && (
            <option value="shipping">Credit note for shipping</option>
          )}
          {invoice.notes.length === 0 && (
            <>
              <option value="cancel">Cancel invoice</option>
              <option value="again">Cancel and reissue</option>
            </>
          )}
        </Select>
        {way === 'sum' && (
          <Field
            label="Amount in rupees"
            name="sum"
            inputMode="decimal"
            autoComplete="off"
            value={sum}
            onChange={(event) => setAmount(event.target.value)}
            error={hasTried && isAmountWrong ? 'Enter an amount such as 75 or 75.50' : undefined}
          />
        )}
        <Field
          label="Reason (printed on the document)"
          name="why"
          autoComplete="off"
          maxLength={500}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          error={hasTried && !why.trim() ? 'Enter a reason' : undefined}
        />
        <p className="small muted">A credit note doesn’t refund the customer. To refund, go to Payments.</p>
        <ChangeProblem error={error} onReload={() => undefined} />
        <Button type="submit" busy={cancelling.isLoading || crediting.isLoading}>
          {isCancelling ? 'Cancel invoice' : 'Issue credit note'}
        </Button>
      </div>
    </EditForm>
  )
}

function toCredited(way: Way, sum: number, { lines }: AdminInvoice): WriteCredit['credited'] {
  if (way === 'shipping') return { shipping: true }
  const line = lines.find((one) => way === `line ${one.line}`)
  return line ? { lines: [{ line: line.line, quantity: line.leftQuantity }] } : { sum }
}
