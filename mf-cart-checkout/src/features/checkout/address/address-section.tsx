import { AddressCard, AddressList } from 'design-system/address-card/address-card'
import { Alert } from 'design-system/alert/alert'
import { useRetry } from 'design-system/error-state/use-retry'
import { Spinner } from 'design-system/spinner/spinner'
import { TextButton } from 'design-system/text-link/text-link'
import { useEffect, useRef } from 'react'
import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import { useText } from 'shared-contracts/words'
import styles from './address-section.module.css'
import { NewAddressFields } from './new-address-fields'
import type { AddressChoice } from './use-address-choice'
import type { NewAddressForm } from './use-new-address'

export function AddressSection({
  choice,
  newAddress,
}: {
  choice: AddressChoice
  newAddress: NewAddressForm
}) {
  const t = useText()
  const { addresses, selectedId, savedId, toggle } = choice
  const savedCard = useRef<HTMLButtonElement>(null)
  const { frame, retry } = useRetry<HTMLElement>(choice.refetch)

  // Take over the focus from the form that has closed.
  useEffect(() => {
    if (savedId) savedCard.current?.focus()
  }, [savedId])

  return (
    <section ref={frame} tabIndex={-1} className={styles.section} aria-labelledby="shipping-address">
      <h2 id="shipping-address" className="h3">
        {t('Shipping address')}
      </h2>
      {choice.isLoading && <Spinner label={t('Loading your addresses')} />}
      {choice.isError && (
        <Alert tone="bad">
          {t('We couldn’t load your saved addresses.')} <TextButton onClick={retry}>{t('Retry')}</TextButton>
        </Alert>
      )}
      {addresses.length > 0 && (
        <>
          <AddressList>
            {addresses.map((address) => (
              <AddressCard
                key={address._id}
                ref={address._id === savedId ? savedCard : undefined}
                name={`${address.firstName} ${address.lastName}`}
                lines={formatLines(address)}
                selected={address._id === selectedId}
                onToggle={() => toggle(address._id)}
              />
            ))}
          </AddressList>
          {selectedId && (
            <p className="small muted">
              {t('To ship to a new address, tap the selected card to deselect it.')}
            </p>
          )}
        </>
      )}
      {choice.isFormOpen && <NewAddressFields {...newAddress} />}
    </section>
  )
}

function formatLines(saved: ShippingAddress): string[] {
  const { address, city, state, pincode, country, phoneCode, phoneNumber } = saved
  return [address, `${city}, ${state} ${pincode}`, country, `${phoneCode} ${phoneNumber}`.trim()]
}
