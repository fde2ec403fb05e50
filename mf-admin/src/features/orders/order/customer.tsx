import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import { TextButton } from 'design-system/text-link/text-link'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import { addressLines } from '../../../data/orders/address-lines'
import { callLink, chatLink, chatText, mailLink } from '../../../data/orders/contact-links'
import styles from './order.module.css'

const addressForm = lateCode(() => import(/* webpackChunkName: "seldom-address" */ './address-form'))

interface Props {
  order: AdminOrder
  mayChange: boolean
  onReload: () => void
}

export function Customer({ order, mayChange, onReload }: Props) {
  const { address, orderId, shipments } = order
  const [isEditing, setIsEditing] = useState(false)
  const left = shipments.find(({ state, awb }) => state === 'shipped' && awb)
  const text = chatText({ firstName: address.firstName, orderId, shipment: left })

  async function handleCopy() {
    const isCopied = await copy(addressLines(address).join('\n'))
    showToast(
      isCopied
        ? { tone: 'ok', message: 'Address copied.' }
        : { tone: 'bad', message: 'Couldn’t copy. Select the address and copy it by hand.' },
    )
  }

  return (
    <CardSection title={`${address.firstName} ${address.lastName}`}>
      {address.phone && (
        <div className={styles.reach}>
          <a href={callLink(address.phone)} {...buttonLook({ variant: 'line', size: 'sm' })}>
            {`Call ${address.phone}`}
          </a>
          <a
            href={chatLink(address.phone, text)}
            target="_blank"
            rel="noreferrer"
            {...buttonLook({ variant: 'line', size: 'sm' })}
          >
            WhatsApp
          </a>
        </div>
      )}
      {address.email && <a href={mailLink(address.email)}>{address.email}</a>}
      {isEditing ? (
        <Late code={addressForm} waiting={<Spinner label="Loading the address…" />}>
          {({ AddressForm }) => (
            <AddressForm order={order} onDone={() => setIsEditing(false)} onReload={onReload} />
          )}
        </Late>
      ) : (
        <>
          <address className={styles.address}>{addressLines(address).join('\n')}</address>
          <div className={styles.reach}>
            <Button variant="line" size="sm" onClick={handleCopy}>
              Copy address
            </Button>
            {mayChange && <TextButton onClick={() => setIsEditing(true)}>Edit address</TextButton>}
          </div>
        </>
      )}
    </CardSection>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
