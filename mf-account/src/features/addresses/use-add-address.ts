import { useForm } from 'design-system/form/use-form'
import { timings } from 'design-system/timings'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  accountAddressLabels,
  listMissingFields,
  type ShippingAddress,
} from 'shared-contracts/customers/addresses/address'
import type { User } from 'shared-contracts/customers/customer'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { serverMessage, useSaveAddressMutation } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { addressFields, addressToSave, blankAddress } from './address-form'

interface AddressResult {
  tone: 'ok' | 'bad'
  /** The result in the reader's language. */
  text: string
}

export function useAddAddress(user: User, onSaved: (saved: ShippingAddress) => void, onReload: () => void) {
  const t = useText()
  const [saveAddress, { isLoading: isSaving, data: saved }] = useSaveAddressMutation()
  const form = useForm(blankAddress)
  const { values, setProblems, reset } = form
  const draft = useDraft('account-address', form, addressFields)
  const [answer, setAnswer] = useState<AddressResult>()

  const startAfresh = useEffectEvent(() => {
    reset()
    onReload()
  })
  useEffect(() => {
    if (!saved) return
    const reload = setTimeout(() => startAfresh(), timings.reloadAfterSave)
    return () => clearTimeout(reload)
  }, [saved])

  /** Saves the address if it is complete. @returns the first missing field, or undefined */
  async function save(): Promise<string | undefined> {
    const missing = listMissingFields(values, accountAddressLabels, t)
    setProblems(missing)
    setAnswer(undefined)
    const [first] = Object.keys(missing)
    if (first) return first
    if (!user.id) {
      setAnswer({ tone: 'bad', text: t('User ID is missing. Cannot save address.') })
      return undefined
    }
    const { data, error } = await saveAddress(addressToSave(values, user))
    if (data) {
      draft.forget()
      onSaved(data)
      setAnswer({ tone: 'ok', text: t('Address added successfully!') })
    } else {
      const reason = serverMessage(error, t) ?? t('Please try again.')
      setAnswer({ tone: 'bad', text: t('Failed to add address: {reason}', { reason }) })
    }
    return undefined
  }

  return { form, draft, answer, isSaving, save }
}
