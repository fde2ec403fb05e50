import { timings } from 'design-system/timings'
import { useEffect, useState } from 'react'
import { accountAddressProblems, type ShippingAddress } from 'shared-contracts/domain/addresses'
import type { User } from 'shared-contracts/domain/customers'
import { serverMessage, useSaveAddressMutation } from 'shared-contracts/http'
import { type AddressForm, addressToSave, emptyAddressForm } from './address-form'

type Problems = Partial<Record<keyof AddressForm, string>>

interface Answer {
  tone: 'ok' | 'bad'
  text: string
}

/** The form's state: what was typed, what is missing, and what became of it. */
export function useAddAddress(user: User, onSaved: (saved: ShippingAddress) => void, onReload: () => void) {
  const [saveAddress, { isLoading: isSaving, data: saved }] = useSaveAddressMutation()
  const [form, setForm] = useState(emptyAddressForm)
  const [problems, setProblems] = useState<Problems>({})
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (!saved) return
    const reload = setTimeout(() => {
      setForm(emptyAddressForm)
      onReload()
    }, timings.reloadAfterSave)
    return () => clearTimeout(reload)
  }, [saved, onReload])

  function edit(name: keyof AddressForm, value: string) {
    setForm({ ...form, [name]: value })
    setProblems({ ...problems, [name]: undefined })
  }

  /** @returns the first field that needs attention, or undefined */
  async function save(): Promise<string | undefined> {
    const missing = accountAddressProblems(form)
    setProblems(missing)
    setAnswer(undefined)
    const [first] = Object.keys(missing)
    if (first) return first
    if (!user.id) {
      setAnswer({ tone: 'bad', text: 'User ID is missing. Cannot save address.' })
      return undefined
    }
    const { data, error } = await saveAddress(addressToSave(form, user))
    if (data) {
      onSaved(data)
      setAnswer({ tone: 'ok', text: 'Address added successfully!' })
    } else {
      const reason = serverMessage(error) ?? 'Please try again.'
      setAnswer({ tone: 'bad', text: `Failed to add address: ${reason}` })
    }
    return undefined
  }

  return { form, problems, answer, isSaving, edit, save }
}
