import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import { type ReactNode, useState } from 'react'
import type { User } from 'shared-contracts/domain/customers'
import { useGetAddressesQuery } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { AddAddress } from './add-address'
import { AddressPicker } from './address-picker'
import styles from './addresses.module.css'
import { ChosenAddress } from './chosen-address'

/**
 * The customer's addresses: one to look at, and a form for another (specification 17.14).
 * @param children what stands below them
 */
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
  const chosen = addresses.find(({ _id }) => _id === chosenId) ?? addresses[0]

  // How much room the addresses take is not known yet: what stands below them would jump.
  if (isLoading) return <Spinner label={t('Loading your addresses')} />
  return (
    <>
      <div className={styles.columns}>
        <div ref={frame} tabIndex={-1} className={styles.saved}>
          {error && (
            <ErrorState title={t('Your addresses did not load')} onRetry={retry}>
              {t('Please check your connection and try again.')}
            </ErrorState>
          )}
          <AddressPicker addresses={addresses} chosen={chosen} onChoose={setChosenId} />
          <ChosenAddress address={chosen} />
        </div>
        <AddAddress user={user} onSaved={({ _id }) => setChosenId(_id)} onReload={refetch} />
      </div>
      {children}
    </>
  )
}
