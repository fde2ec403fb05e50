import { buttonLook } from 'design-system/button/button-look'
import { useState } from 'react'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { OrderToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { CardSection } from '../../../components/cards/card-section'
import { addressLines } from '../../../data/orders/address-lines'
import { callLink } from '../../../data/orders/contact-links'
import { formatDay } from '../../../data/orders/format-day'
import { NextOrder } from './next-order'
import { NextStep } from './next-step'
import styles from './order.module.css'
import { ScanVariants } from './scan/scan-variants'
import { Shipments } from './shipments/shipments'
import { usePacking } from './shipments/use-packing'
import { waitingShipment } from './shipments/waiting-shipment'

interface Props {
  order: OrderToPack
  onShip: (shipment?: AdminShipment) => void
}

/** An order as stored on this device, shown while offline: enough to pack and ship it. */
export function CachedOrder({ order, onShip }: Props) {
  const { address, notes, open, dueOn } = order
  const [unscanned, setUnscanned] = useState(0)
  const waiting = waitingShipment(order)
  const packing = usePacking(order, ignore)
  const canShip = waiting !== undefined || open.length > 0
  const [wasToShip] = useState(canShip)
  return (
    <>
      <p className={styles.quiet}>{`ship by ${formatDay(dueOn)}`}</p>
      {packing.problem}
      <CardSection title={`${address.firstName} ${address.lastName}`}>
        {address.phone && (
          <a href={callLink(address.phone)} {...buttonLook({ variant: 'line', size: 'sm' })}>
            {`Call ${address.phone}`}
          </a>
        )}
        <address className={styles.address}>{addressLines(address).join('\n')}</address>
      </CardSection>
      <Shipments
        order={{ ...order, returns: [] }}
        isPaid
        mayPack={false}
        onCorrect={ignore}
        onTakeBack={ignore}
        onReload={ignore}
      />
      <ScanVariants order={{ ...order, returns: [] }} onLeft={setUnscanned} />
      {notes.length > 0 && (
        <CardSection title="Notes">
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </CardSection>
      )}
      {canShip && (
        <NextStep
          waiting={waiting}
          shipments={order.shipments}
          unscanned={unscanned}
          packing={packing}
          onShip={onShip}
        />
      )}
      {wasToShip && !canShip && <NextOrder id={order.id} />}
    </>
  )
}

/** Passed as `onReload`: there is nothing to reload while offline. */
function ignore() {}
