import { useEffect, useMemo, useState } from 'react'
import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import type { User } from 'shared-contracts/customers/customer'
import { useGetAddressesQuery } from 'shared-contracts/http'
import { readStored, writeStored } from 'shared-contracts/store'

const buildKey = (customerId: string) => `address_${customerId}`

/** Returns the id of the saved address that the customer last used in this browser, or null. */
function lastAddress(customerId: string): string | null {
  return readStored('localStorage', buildKey(customerId))
}

function rememberAddress(customerId: string, addressId: string): void {
  writeStored('localStorage', buildKey(customerId), addressId)
}

/** Delay before the form opens on its own, so that it does not flash while addresses load. */
const FORM_DELAY_MS = 400

const none: readonly ShippingAddress[] = []

/** Selects the last checkout's address, or else the first (specification 10.3). Deselecting opens the form. */
export function useAddressChoice(user: User | null) {
  const customerId = user?.id
  const { data, isLoading, isError, refetch } = useGetAddressesQuery(customerId ?? '', { skip: !customerId })
  const [saved, setSaved] = useState<ShippingAddress>()
  const listed = (customerId && data) || none
  // True if the address was just saved but the reloaded list lacks it (specification 10.14).
  const isUnlisted = saved && customerId && !listed.some(({ _id }) => _id === saved._id)
  const addresses = isUnlisted ? [...listed, saved] : listed
  const [choice, setChoice] = useState<string | null>()
  const lastId = useMemo(() => customerId && lastAddress(customerId), [customerId])
  const first = addresses.find(({ _id }) => _id === lastId) ?? addresses[0]
  const selectedId = choice === undefined ? (first?._id ?? null) : choice

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

  const choose = (id: string) => {
    setChoice(id)
    if (customerId) rememberAddress(customerId, id)
  }

  const selectSaved = (address: ShippingAddress) => {
    choose(address._id)
    setSaved(address)
  }

  return {
    addresses,
    isLoading,
    isError: Boolean(customerId) && isError,
    refetch,
    selectedId,
    selected: addresses.find(({ _id }) => _id === selectedId),
    isFormOpen: selectedId === null && (addresses.length > 0 || isFormDue),
    /** True once the addresses or the form are shown, and the section no longer changes its height. */
    isSettled: addresses.length > 0 || isFormDue,
    selectSaved,
    /** The id of the address just saved by the form. */
    savedId: saved?._id,
    toggle: (id: string) => (id === selectedId ? setChoice(null) : choose(id)),
  }
}

export type AddressChoice = ReturnType<typeof useAddressChoice>
