import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { useStandAlonePayment } from './use-stand-alone-payment'

const blank = { amount: '', name: '', phone: '' }

/** Amount, name and phone, checked by the browser (specification 13.3). */
export function StandAloneForm() {
  const { values, field } = useForm(blank)
  const { pay, isBusy, problem } = useStandAlonePayment()

  const handleSubmit = () => {
    pay({ amount: Number(values.amount), name: values.name.trim(), phone: values.phone })
  }

  return (
    <Form onSubmit={handleSubmit}>
      <FormGrid>
        <Field
          label="Amount"
          {...field('amount')}
          type="number"
          inputMode="decimal"
          min={1}
          max={1_000_000}
          step={0.01}
          hint="In rupees"
          required
        />
        <Field
          label="Name"
          {...field('name')}
          autoComplete="name"
          pattern=".*\S.*"
          maxLength={100}
          required
        />
        <Field
          label="Phone"
          {...field('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          pattern="[0-9]{10}"
          title="10 digits"
          hint="10 digits"
          required
        />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" size="lg" block busy={isBusy}>
          Pay with PhonePe
        </Button>
      </FormGrid>
    </Form>
  )
}
