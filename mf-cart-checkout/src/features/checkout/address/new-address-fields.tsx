import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { FormEvent } from 'react'
import { countries } from 'shared-contracts/customers/addresses/address'
import { checkoutPhoneCodes } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'
import { HOME_COUNTRY, requiredLabels } from './new-address'
import styles from './new-address-fields.module.css'
import type { NewAddressForm } from './use-new-address'

export function NewAddressFields(form: NewAddressForm) {
  const t = useText()
  const { values, field, phoneField, draft, announcement, save, isSaving } = form
  const required = (name: keyof typeof requiredLabels) => ({
    ...field(name),
    label: t(requiredLabels[name]),
    required: true,
  })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const asked = save()
    const control = asked && event.currentTarget.elements.namedItem(asked)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    // noValidate, so that visitors learn that they must log in before they fill in ten fields.
    <Form className={styles.form} aria-labelledby="new-address" noValidate onSubmit={handleSubmit}>
      <h2 id="new-address" className="h3">
        {t('New address')}
      </h2>
      <FormGrid>
        <Field span="half" autoComplete="given-name" {...required('firstName')} />
        <Field span="half" autoComplete="family-name" {...required('lastName')} />
        <div className={styles.phone}>
          <div className={styles.code}>
            <Select label={t('Phone code')} autoComplete="tel-country-code" {...field('phoneCode')}>
              {checkoutPhoneCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </div>
          <div className={styles.number}>
            <Field
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              {...required('phoneNumber')}
              {...phoneField}
            />
          </div>
        </div>
        <Field autoComplete="address-line1" {...required('address1')} />
        <Field label={t('Address 2')} autoComplete="address-line2" optional {...field('address2')} />
        <Field span="third" autoComplete="address-level2" {...required('city')} />
        <Field span="third" autoComplete="address-level1" {...required('state')} />
        <Field
          span="third"
          autoComplete="postal-code"
          inputMode={values.country === HOME_COUNTRY ? 'numeric' : undefined}
          {...required('pincode')}
        />
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <Select label={t('Country')} autoComplete="country-name" required {...field('country')}>
          {countries.map((country) => (
            <option key={country} value={country}>
              {t(country)}
            </option>
          ))}
        </Select>
      </FormGrid>
      <Button type="submit" busy={isSaving}>
        {t('SAVE ADDRESS')}
      </Button>
      {draft.isRestored && <RestoredNote onClear={draft.clear} />}
    </Form>
  )
}
