import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { typedPhone } from 'shared-contracts/values/phone'
import { normaliseNumber } from 'shared-contracts/values/typed-number'
import { tidyText } from 'shared-contracts/values/typed-text'
import { useText } from 'shared-contracts/words'
import { useStandAlonePayment } from './use-stand-alone-payment'

const blank = { amount: '', name: '', phone: '' }

/** Matches 1 to 1,000,000 rupees. A pattern, because a number field would drop the digits of Indian scripts. */
const AMOUNT = '0*(1000000(\\.0{0,2})?|[1-9]\\d{0,5}(\\.\\d{0,2})?)'

/** The stand-alone payment form. The browser validates its fields (specification 13.3). */
export function StandAloneForm() {
  const t = useText()
  const { values, field, set } = useForm(blank)
  const { pay, isBusy, problem } = useStandAlonePayment()

  const handleSubmit = () => {
    pay({ amount: Number(values.amount), name: tidyText(values.name), phone: values.phone })
  }

  return (
    <Form onSubmit={handleSubmit}>
      <FormGrid>
        <Field
          label={t('Amount')}
          {...field('amount')}
          onChange={({ target }) => set('amount', normaliseNumber(target.value))}
          inputMode="decimal"
          pattern={AMOUNT}
          title={t('At least 1')}
          hint={t('In rupees')}
          required
        />
        <Field
          label={t('Name')}
          {...field('name')}
          autoComplete="name"
          pattern=".*\S.*"
          maxLength={100}
          required
        />
        <Field
          label={t('Phone')}
          {...field('phone')}
          onChange={({ target }) => set('phone', typedPhone(target.value))}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          pattern="[0-9]{10}"
          title={t('10 digits')}
          hint={t('10 digits')}
          required
        />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" size="lg" block busy={isBusy}>
          {t('Pay with PhonePe')}
        </Button>
      </FormGrid>
    </Form>
  )
}
