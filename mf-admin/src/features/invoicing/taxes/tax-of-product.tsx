import { Badge } from 'design-system/badge/badge'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { ProductTax, TaxedProduct } from 'shared-contracts/invoicing/admin/invoices-schema'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { useSession } from '../../../data/staff/use-session'
import { findTax } from './read-tax'
import { TaxForm } from './tax-form'

const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', dateStyle: 'medium' })

export function TaxOfProduct({ product }: { product: TaxedProduct }) {
  const { rights } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { name, taxes } = product
  const current = findTax(dayInIndia(new Date()), taxes)
  return (
    <>
      {!current && (
        <p>
          <Badge tone="warn">No HSN code</Badge>
        </p>
      )}
      <ul>
        {taxes.map((tax) => (
          <li key={`${tax.validFrom} ${tax.hsn} ${tax.percent}`}>{said(tax, tax === current)}</li>
        ))}
      </ul>
      {rights.includes('change-invoices') && (
        <div>
          <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <span>{`${isOpen ? 'Close' : 'Set code and rate'} `}</span>
            <span className="visually-hidden">{`for ${name}`}</span>
          </Button>
        </div>
      )}
      {isOpen && <TaxForm product={product} onDone={() => setIsOpen(false)} />}
    </>
  )
}

function said({ hsn, percent, validFrom }: ProductTax, isCurrent: boolean): string {
  return `HSN ${hsn}, ${percent}%, from ${dayText(validFrom)}${isCurrent ? ' (current)' : ''}`
}
