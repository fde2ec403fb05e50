import { wholePhone } from 'shared-contracts/values/phone'

interface PhoneForm {
  values: Record<'phoneCode' | 'phoneNumber', string>
  set: (name: 'phoneCode' | 'phoneNumber', value: string) => void
}

/**
 * Returns what a field for a phone number does when it is typed or pasted into. A number that is whole takes its one form,
 * and a code written in it is chosen in the field beside it. Until then the field shows what was typed.
 */
export function phoneChange({ values, set }: PhoneForm) {
  return ({ target }: { target: { value: string } }): void => {
    const phone = wholePhone(target.value, values.phoneCode)
    set('phoneNumber', phone?.number ?? target.value)
    if (phone) set('phoneCode', phone.countryCode)
  }
}
