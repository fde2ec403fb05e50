import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { inEnglish } from 'shared-contracts/i18n/translate'

/** Fills in the required fields of the new-address form. @param t translates the labels */
export async function fillAddress(user: UserEvent, phone = '9900254321', t = inEnglish): Promise<void> {
  const values = {
    'First name': 'Vikram',
    'Last name': 'Rao',
    'Phone number': phone,
    'Address 1': 'Flat 7B',
    City: 'Bengaluru',
    State: 'Karnataka',
    Pincode: '560066',
  }
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(t(label)))
    await user.paste(value)
  }
}
