import { Select } from 'design-system/select/select'
import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import { useText } from 'shared-contracts/words'

/** The saved addresses in one list; nothing when there is none. */
export function AddressPicker({
  addresses,
  chosen,
  onChoose,
}: {
  addresses: readonly ShippingAddress[]
  chosen: ShippingAddress | undefined
  onChoose: (id: string) => void
}) {
  const t = useText()
  if (addresses.length === 0) return null
  return (
    <Select
      label={t('Select an address')}
      value={chosen?._id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {addresses.map(({ _id, firstName, lastName, address, city }) => (
        <option key={_id} value={_id}>
          {`${firstName} ${lastName}, ${address}, ${city}`}
        </option>
      ))}
    </Select>
  )
}
