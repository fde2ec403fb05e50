import { useForm } from 'design-system/form/use-form'
import { showToast } from 'design-system/toast/show-toast'
import { useNavigate } from 'react-router-dom'
import { listMissingFields, type ShippingAddress } from 'shared-contracts/customers/addresses/address'
import type { User } from 'shared-contracts/customers/customer'
import { phoneChange } from 'shared-contracts/forms/phone-change'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { usePincode } from 'shared-contracts/forms/use-pincode'
import { serverMessage, useSaveAddressMutation } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { normalisePhone, phoneProblem } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'
import { ADDRESS_DRAFT } from '../../../data/address-draft'
import { complain } from '../../../data/payment/complain'
import { isUnexpected, toReply } from '../../../data/payment/refusal'
import {
  addressFields,
  addressToSave,
  blankAddress,
  HOME_COUNTRY,
  type NewAddress,
  requiredLabels,
} from './new-address'

/** The state of the new-address form (specification 10.14). @param onSaved receives the new address */
export function useNewAddress(user: User | null, onSaved: (saved: ShippingAddress) => void) {
  const navigate = useNavigate()
  const t = useText()
  const form = useForm(blankAddress)
  const { values, field, setProblems, reset } = form
  const draft = useDraft(ADDRESS_DRAFT, form, addressFields)
  const announcement = usePincode(form, values.country === HOME_COUNTRY)
  const [saveAddress, { isLoading: isSaving }] = useSaveAddressMutation()

  const askToLogIn = () => {
    complain(t('Please login before saving your address.'))
    navigate(paths.login)
  }

  const send = async (customer: User) => {
    const { data: saved, error } = toReply(await saveAddress(addressToSave(values, customer)))
    if (error?.code === 'NOT_SIGNED_IN') return askToLogIn()
    if (error && !isUnexpected(error))
      return complain(
        t('Error saving address: {reason}', { reason: serverMessage(error, t) ?? t('Unknown error') }),
      )
    if (!saved?._id) return complain(t('Failed to save address. Try again.'))
    onSaved(saved)
    reset()
    showToast({ message: t('Shipping address saved successfully!'), tone: 'ok' })
  }

  /** Saves the address if it is valid. @returns the first invalid field, or undefined */
  const save = (): string | undefined => {
    if (!user?.id || !user.email) {
      askToLogIn()
      return undefined
    }
    const gaps = listMissingFields(values, requiredLabels, t)
    setProblems(gaps)
    const [firstGap] = Object.keys(gaps)
    if (firstGap) return firstGap
    const problem = findPhoneProblem(values)
    if (problem) {
      complain(t('Invalid phone number: {problem}', { problem: t(problem) }))
      return 'phoneNumber'
    }
    send(user)
    return undefined
  }

  // Validated while typing (specification 10.11), but an empty field is reported only on save.
  const phone = field('phoneNumber')
  const wrong = phone.value ? findPhoneProblem(values) : undefined
  const phoneField = { ...phone, onChange: phoneChange(form), error: wrong ? t(wrong) : phone.error }

  return { values, field, phoneField, draft, announcement, save, isSaving }
}

export type NewAddressForm = ReturnType<typeof useNewAddress>

function findPhoneProblem({ phoneNumber, phoneCode }: NewAddress): string | undefined {
  return phoneProblem(normalisePhone(phoneNumber, phoneCode).number)
}
