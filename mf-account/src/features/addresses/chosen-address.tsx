import { LabelFrame } from 'design-system/label-frame/label-frame'
import { TextButton } from 'design-system/text-link/text-link'
import type { Ref } from 'react'
import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import { useText } from 'shared-contracts/words'
import styles from './chosen-address.module.css'

export function ChosenAddress({
  address,
  onEdit,
  editButton,
}: {
  address: ShippingAddress | undefined
  onEdit: () => void
  editButton: Ref<HTMLButtonElement>
}) {
  const t = useText()
  return (
    <LabelFrame className={styles.card}>
      <h2 className="h3">{t('SHIPPING ADDRESS')}</h2>
      {address ? (
        <>
          <address className={styles.text}>
            <b>{`${address.firstName} ${address.lastName}`}</b>
            <span>{address.address || t('No address provided.')}</span>
            <span>{`${address.city}, ${address.state} ${address.pincode}`}</span>
            <span>{address.country}</span>
            <span className="num">{`${address.phoneCode} ${address.phoneNumber}`.trim()}</span>
          </address>
          <div>
            <TextButton ref={editButton} onClick={onEdit}>
              {t('Edit')}
            </TextButton>
          </div>
        </>
      ) : (
        <p className="muted">{t('No shipping address selected.')}</p>
      )}
    </LabelFrame>
  )
}
