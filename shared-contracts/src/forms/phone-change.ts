import { wholePhone } from 'shared-contracts/values/phone'

interface PhoneForm {
  values: Record<'phoneCode' | 'phoneNumber', string>
  set: (name: 'phoneCode' | 'phoneNumber', value: string) => void
}

/**
 * Returns the change handler of a phone number field. A complete number is normalised, and a country code in it is
 * selected in the field next to it. Until then the field shows the text as typed.
 */
export function phoneChange({ values, set }: PhoneForm) {
  return ({ target }: { target: { value: string } }): void => {
    const phone = wholePhone(target.value, values.phoneCode)
    set('phoneNumber', phone?.number ?? target.value)
    if (phone) set('phoneCode', phone.countryCode)
  }
}
