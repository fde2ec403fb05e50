import { useEffect, useState } from 'react'
import type { ShippingAddress } from 'shared-contracts/domain/addresses'
import type { User } from 'shared-contracts/domain/customers'
import { useGetAddressesQuery } from 'shared-contracts/http'

/** Before the form opens by itself where nothing is saved: a list on its way must not make it flash. */
const FORM_DELAY_MS = 400

const none: readonly ShippingAddress[] = []

/**
 * Which saved address the order goes to (specification 10.3): the first unless another was chosen,
 * none when the selected card was pressed again. The form is open while none is.
 */
export function useAddressChoice(user: User | null) {
  const customerId = user?.id
  const { data, isLoading, isError, refetch } = useGetAddressesQuery(customerId ?? '', { skip: !customerId })
  const addresses = (customerId && data) || none
  const [choice, setChoice] = useState<string | null>()
  const [savedId, setSavedId] = useState<string>()
  const selectedId = choice === undefined ? (addresses[0]?._id ?? null) : choice

  const [isFormDue, setFormDue] = useState(false)
  const hasNone = !isLoading && addresses.length === 0
  useEffect(() => {
    if (!hasNone) return
    const timer = setTimeout(() => setFormDue(true), FORM_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setFormDue(false)
    }
  }, [hasNone])

  const selectSaved = (id: string) => {
    setChoice(id)
    setSavedId(id)
  }

  return {
    addresses,
    isLoading,
    isError: Boolean(customerId) && isError,
    refetch,
    selectedId,
    selected: addresses.find(({ _id }) => _id === selectedId),
    isFormOpen: selectedId === null && (addresses.length > 0 || isFormDue),
    /** The addresses are there, or the form that stands for them: the section will not grow by itself. */
    isSettled: addresses.length > 0 || isFormDue,
    selectSaved,
    /** The address saved last, from the form that closed upon it. */
    savedId,
    toggle: (id: string) => setChoice(id === selectedId ? null : id),
  }
}

export type AddressChoice = ReturnType<typeof useAddressChoice>
