import { wholePhone } from 'shared-contracts/values/phone'

interface PhoneForm {
  values: Record<'phoneCode' | 'phoneNumber', string>
  set: (name: 'phoneCode' | 'phoneNumber', value: string) => void
}

/** Makes a change handler. It normalises a complete number and selects its country code in the other field. */
export function phoneChange({ values, set }: PhoneForm) {
  return ({ target }: { target: { value: string } }): void => {
    const phone = wholePhone(target.value, values.phoneCode)
    set('phoneNumber', phone?.number ?? target.value)
    if (phone) set('phoneCode', phone.countryCode)
  }
}
