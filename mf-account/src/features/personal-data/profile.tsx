import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { User } from 'shared-contracts/customers/customer'
import type { Text } from 'shared-contracts/i18n/translate'
import { accountPhoneCodes } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'

/** Adds the country to a country code, if the shop lists it. */
function codeLabel(code: string, t: Text): string {
  const known = accountPhoneCodes.find((one) => one.code === code)
  return known ? `${known.code} ${t(known.country)}` : code
}

/** The customer's details, read-only (specification 17.3). */
export function Profile({ user }: { user: User }) {
  const t = useText()
  return (
    <FormGrid>
      <Field label={t('First Name')} autoComplete="given-name" value={user.firstName} span="half" readOnly />
      <Field label={t('Last Name')} autoComplete="family-name" value={user.lastName} span="half" readOnly />
      <Field label={t('Email ID')} autoComplete="email" value={user.email} readOnly />
      <Select
        label={t('Country Code')}
        autoComplete="tel-country-code"
        value={user.countryCode}
        span="half"
        disabled
      >
        <option value={user.countryCode}>{codeLabel(user.countryCode, t)}</option>
      </Select>
      <Field label={t('Phone')} autoComplete="tel-national" value={user.phone} span="half" readOnly />
    </FormGrid>
  )
}
