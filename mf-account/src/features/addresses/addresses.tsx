import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Select } from 'design-system/select/select'
import { Spinner } from 'design-system/spinner/spinner'
import { type ReactNode, useRef, useState } from 'react'
import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import type { User } from 'shared-contracts/customers/customer'
import { useGetAddressesQuery } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { AddAddress } from './add-address'
import styles from './addresses.module.css'
import { ChosenAddress } from './chosen-address'
import { EditAddress } from './edit-address'

/** The customer's addresses and forms to add or edit one (specification 17.14). @param children shown below */
export function Addresses({ user, children }: { user: User; children: ReactNode }) {
  const t = useText()
  const {
    data: addresses = [],
    error,
    isLoading,
    refetch,
  } = useGetAddressesQuery(user.id, { skip: !user.id })
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const [chosenId, setChosenId] = useState<string>()
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const chosen = addresses.find(({ _id }) => _id === chosenId) ?? addresses[0]

  function choose(id: string) {
    setChosenId(id)
    setEditing(false)
  }

  function closeEdit() {
    setEditing(false)
    editButton.current?.focus()
  }

  // Nothing is rendered below the spinner: it would jump once the addresses load, as their height is unknown.
  if (isLoading) return <Spinner label={t('Loading your addresses')} />
  return (
    <>
      <div className={styles.columns}>
        <div ref={frame} tabIndex={-1} className={styles.saved}>
          {error && (
            <ErrorState title={t('Your addresses didn’t load')} onRetry={retry}>
              {t('Check your connection and try again.')}
            </ErrorState>
          )}
          <AddressPicker addresses={addresses} chosen={chosen} onChoose={choose} />
          <ChosenAddress address={chosen} onEdit={() => setEditing(true)} editButton={editButton} />
        </div>
        {isEditing && chosen ? (
          <EditAddress user={user} address={chosen} onClose={closeEdit} />
        ) : (
          <AddAddress user={user} onSaved={({ _id }) => setChosenId(_id)} onReload={refetch} />
        )}
      </div>
      {children}
    </>
  )
}

function AddressPicker({
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
