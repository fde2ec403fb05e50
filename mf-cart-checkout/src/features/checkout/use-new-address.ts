import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from 'shared-contracts/domain/customers'
import { paths } from 'shared-contracts/domain/paths'
import { phoneProblem } from 'shared-contracts/domain/phone'
import { addressesApi, useSaveAddressMutation } from 'shared-contracts/http'
import { useAppDispatch } from 'shared-contracts/store'
import { replyOf } from '../../gateway/refusal'
import { addressToSave, blankAddress, type NewAddress } from './new-address'

const complain = (message: string) => showToast({ message, tone: 'bad' })

/** The new-address form and its saving (specification, points 5 and 8). @param onSaved told the new address's id */
export function useNewAddress(user: User | null, onSaved: (id: string) => void) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [form, setForm] = useState<NewAddress>(blankAddress)
  const [saveAddress, { isLoading: isSaving }] = useSaveAddressMutation()

  const askToLogIn = () => {
    complain('Please login before saving your address.')
    navigate(paths.login)
  }

  /** @param isComplete asks the browser whether every required field is filled, and lets it point at the first gap */
  const save = async (isComplete: () => boolean) => {
    if (!user?.id || !user.email) return askToLogIn()
    if (!isComplete()) return
    const problem = phoneProblem(form.phoneNumber)
    if (problem) return complain(`Invalid phone number: ${problem}`)

    const { data: saved, error } = replyOf(await saveAddress(addressToSave(form, user)))
    if (error?.status === 401) return askToLogIn()
    if (error) return complain(`Error saving address: ${error.message ?? 'Unknown error'}`)
    if (!saved?._id) return complain('Failed to save address. Try again.')
    // The list is read again as well; until then the new address is already in it.
    dispatch(
      addressesApi.util.updateQueryData('getAddresses', user.id, (addresses) => {
        if (!addresses.some(({ _id }) => _id === saved._id)) addresses.push(saved)
      }),
    )
    onSaved(saved._id)
    setForm(blankAddress)
    showToast({ message: 'Shipping address saved successfully!', tone: 'ok' })
  }

  const change = (changed: Partial<NewAddress>) => setForm((known) => ({ ...known, ...changed }))

  return { form, change, save, isSaving }
}

export type NewAddressForm = ReturnType<typeof useNewAddress>
