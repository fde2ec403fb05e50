import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import type { User } from 'shared-contracts/domain/customers'
import { accountPhoneCodes } from 'shared-contracts/domain/phone'

/** The name of the country a code belongs to, where the shop knows it. */
function codeLabel(code: string): string {
  const known = accountPhoneCodes.find((one) => one.code === code)
  return known ? `${known.code} ${known.country}` : code
}

/** The customer's details, to read (specification 17.3). */
export function Profile({ user }: { user: User }) {
  return (
    <FormGrid>
      <Field label="First Name" autoComplete="given-name" value={user.firstName} span="half" readOnly />
      <Field label="Last Name" autoComplete="family-name" value={user.lastName} span="half" readOnly />
      <Field label="Email ID" autoComplete="email" value={user.email} readOnly />
      <Select
        label="Country Code"
        autoComplete="tel-country-code"
        value={user.countryCode}
        span="half"
        disabled
      >
        <option value={user.countryCode}>{codeLabel(user.countryCode)}</option>
      </Select>
      <Field label="Phone" autoComplete="tel-national" value={user.phone} span="half" readOnly />
    </FormGrid>
  )
}
