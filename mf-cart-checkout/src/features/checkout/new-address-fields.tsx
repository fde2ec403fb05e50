import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { ChangeEvent, FormEvent } from 'react'
import { countries } from 'shared-contracts/domain/addresses'
import { checkoutPhoneCodes, phoneProblem } from 'shared-contracts/domain/phone'
import type { NewAddress } from './new-address'
import styles from './new-address-fields.module.css'
import type { NewAddressForm } from './use-new-address'

/** The new-address form. The phone number is checked while it is typed (specification, point 5). */
export function NewAddressFields({ form, change, save, isSaving }: NewAddressForm) {
  const field = (name: keyof NewAddress) => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: target.value }),
  })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    save(() => currentTarget.reportValidity())
  }

  return (
    // noValidate: a visitor hears that a login is needed before filling ten fields.
    <form className={styles.form} aria-labelledby="new-address" noValidate onSubmit={handleSubmit}>
      <h2 id="new-address" className="h3">
        New address
      </h2>
      <FormGrid>
        <Field label="First name" span="half" autoComplete="given-name" required {...field('firstName')} />
        <Field label="Last name" span="half" autoComplete="family-name" required {...field('lastName')} />
        <div className={styles.phone}>
          <div className={styles.code}>
            <Select label="Phone code" autoComplete="tel-country-code" {...field('phoneCode')}>
              {checkoutPhoneCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </div>
          <div className={styles.number}>
            <Field
              label="Phone number"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              error={form.phoneNumber ? phoneProblem(form.phoneNumber) : undefined}
              {...field('phoneNumber')}
            />
          </div>
        </div>
        <Field label="Address 1" autoComplete="address-line1" required {...field('address1')} />
        <Field label="Address 2" autoComplete="address-line2" optional {...field('address2')} />
        <Field label="City" span="third" autoComplete="address-level2" required {...field('city')} />
        <Field label="State" span="third" autoComplete="address-level1" required {...field('state')} />
        <Field label="Pincode" span="third" autoComplete="postal-code" required {...field('pincode')} />
        <Select label="Country" autoComplete="country-name" required {...field('country')}>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </Select>
      </FormGrid>
      <Button type="submit" busy={isSaving}>
        SAVE ADDRESS
      </Button>
    </form>
  )
}
