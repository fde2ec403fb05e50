import { Field } from 'design-system/field/field'
import type { useForm } from 'design-system/form/use-form'
import { Select } from 'design-system/select/select'
import type { ReactNode } from 'react'
import { phoneChange } from 'shared-contracts/forms/phone-change'
import { usePincode } from 'shared-contracts/forms/use-pincode'
import { accountPhoneCodes } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'
import { ADDRESS_COUNTRY, type AddressForm } from './address-form'

/** The fields of a new or edited address. @param children shown before the country, which is read-only */
export function AddressFields({
  form,
  country,
  children,
}: {
  form: ReturnType<typeof useForm<AddressForm>>
  country: string
  children?: ReactNode
}) {
  const t = useText()
  const { field } = form
  const announcement = usePincode(form, country === ADDRESS_COUNTRY)
  return (
    <>
      <Field label={t('First Name')} autoComplete="given-name" span="half" {...field('firstName')} />
      <Field label={t('Last Name')} autoComplete="family-name" span="half" {...field('lastName')} />
      <Select label={t('Country Code')} autoComplete="tel-country-code" span="half" {...field('phoneCode')}>
        {accountPhoneCodes.map(({ code, country: land }) => (
          <option key={code} value={code}>
            {`${code} ${t(land)}`}
          </option>
        ))}
      </Select>
      <Field
        label={t('Phone Number')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        span="half"
        {...field('phoneNumber')}
        onChange={phoneChange(form)}
      />
      <Field label={t('Address')} autoComplete="address-line1" {...field('address')} />
      <Field label={t('Address 2')} autoComplete="address-line2" optional {...field('address2')} />
      <Field label={t('City')} autoComplete="address-level2" span="half" {...field('city')} />
      <Field label={t('State')} autoComplete="address-level1" span="half" {...field('state')} />
      <Field
        label={t('Pincode')}
        autoComplete="postal-code"
        inputMode="numeric"
        span="half"
        {...field('pincode')}
      />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {children}
      <Field label={t('Country')} autoComplete="country-name" value={t(country)} readOnly />
    </>
  )
}
