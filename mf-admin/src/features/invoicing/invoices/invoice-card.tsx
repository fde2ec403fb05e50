import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ListedInvoice } from 'shared-contracts/invoicing/admin/invoices-schema'
import { inRupees } from 'shared-contracts/values/money'
import { Card } from '../../../components/cards/card-list'
import { Tick } from '../../../components/forms/tick'
import { adminPaths } from '../../../data/places/admin-paths'
import { dayText } from '../../../data/when'
import { InvoiceDetails } from './invoice-details'
import styles from './invoices.module.css'

interface Props {
  invoice: ListedInvoice
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** An invoice in a list. Its lines load when it is expanded. */
export function InvoiceCard({ invoice, isChosen, onChoose }: Props) {
  const { id, number, order, orderId, issuedOn, name, place, total, isTaxInvoice, isCancelled } = invoice
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h3" translate="no">
          {number}
        </h2>
        {isCancelled && <Badge tone="bad">Cancelled</Badge>}
        {!isTaxInvoice && <Badge tone="warn">Sample</Badge>}
      </div>
      <p>{`${name}, ${inRupees(Math.round(total * 100))}`}</p>
      <p className="small muted">{`${dayText(issuedOn)}, ${place || 'State unknown'}`}</p>
      <p>
        <Link to={adminPaths.order(order)} translate="no">
          {orderId}
        </Link>
      </p>
      <Tick
        label={`Print ${number}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div>
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {`${isOpen ? 'Close' : 'Open'} ${number}`}
        </Button>
      </div>
      {isOpen && <InvoiceDetails id={id} />}
    </Card>
  )
}
