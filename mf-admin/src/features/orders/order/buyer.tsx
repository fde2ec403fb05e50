import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import { CardSection } from '../../../components/cards/card-section'
import styles from './order.module.css'

const buyerForm = lateCode(() => import(/* webpackChunkName: "seldom-buyer" */ './buyer-form'))

interface Props {
  order: AdminOrder
  mayChange: boolean
  onReload: () => void
}

/** The business buyer on the tax invoice. It can be edited until the invoice is issued. */
export function Buyer({ order, mayChange, onReload }: Props) {
  const { buyer, canChange } = order.buyer
  const [isOpen, setIsOpen] = useState(false)
  const mayEdit = mayChange && canChange
  const edit = buyer ? 'Edit GSTIN' : 'Add GSTIN'
  if (!buyer && !mayEdit) return null
  return (
    <CardSection title="Business buyer">
      {buyer ? (
        <p>
          <span>{buyer.name}</span>, GSTIN <span translate="no">{buyer.gstin}</span>
        </p>
      ) : (
        <p className={styles.quiet}>If the customer needs a GST invoice for a business, add its GSTIN.</p>
      )}
      {buyer && !canChange && <p className={styles.quiet}>It’s on the invoice and can’t be changed.</p>}
      {mayEdit && (
        <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Cancel' : edit}
        </TextButton>
      )}
      {mayEdit && isOpen && (
        <Late code={buyerForm} waiting={<Spinner label="Loading the form…" />}>
          {({ BuyerForm }) => <BuyerForm order={order} onDone={() => setIsOpen(false)} onReload={onReload} />}
        </Late>
      )}
    </CardSection>
  )
}
