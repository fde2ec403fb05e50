import { ErrorState } from 'design-system/error-state/error-state'
import { Spinner } from 'design-system/spinner/spinner'
import { useState } from 'react'
import type { User } from 'shared-contracts/domain/customers'
import { useGetAddressesQuery } from 'shared-contracts/http'
import { LogoutButton } from '../logout/logout-button'
import { AddAddress } from './add-address'
import { AddressPicker } from './address-picker'
import styles from './addresses.module.css'
import { ChosenAddress } from './chosen-address'

/** The customer's addresses: one to look at, and a form for another (specification, point 2, 'Account'). */
export function Addresses({ user }: { user: User }) {
  const {
    data: addresses = [],
    error,
    isLoading,
    refetch,
  } = useGetAddressesQuery(user.id, { skip: !user.id })
  const [chosenId, setChosenId] = useState<string>()
  const chosen = addresses.find(({ _id }) => _id === chosenId) ?? addresses[0]

  // How much room the addresses take is not known yet: what stands below them would jump.
  if (isLoading) return <Spinner label="Loading your addresses" />
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.saved}>
          {error && (
            <ErrorState title="Your addresses did not load" onRetry={refetch}>
              Please check your connection and try again.
            </ErrorState>
          )}
          <AddressPicker addresses={addresses} chosen={chosen} onChoose={setChosenId} />
          <ChosenAddress address={chosen} />
        </div>
        <AddAddress user={user} onSaved={({ _id }) => setChosenId(_id)} onReload={refetch} />
      </div>
      <LogoutButton />
    </>
  )
}
