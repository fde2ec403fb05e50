import { Field } from 'design-system/field/field'
import { useState } from 'react'
import type { TaxedProduct } from 'shared-contracts/invoicing/admin/invoices-schema'
import { foldDigits } from 'shared-contracts/values/digits'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import { tidyText } from 'shared-contracts/values/typed-text'
import { Card, CardList } from '../../../components/cards/card-list'
import { Tick } from '../../../components/forms/tick'
import { findTax } from './read-tax'
import { TaxOfProduct } from './tax-of-product'
import styles from './taxes.module.css'

/** The HSN code and rate of each product, with a search by name or code and a filter for missing codes. */
export function Taxes({ products }: { products: readonly TaxedProduct[] }) {
  const [text, setText] = useState('')
  const [onlyMissing, setOnlyMissing] = useState(false)
  const today = dayInIndia(new Date())
  const wanted = foldDigits(tidyText(text)).toLowerCase()
  const found = products.filter(
    ({ name, taxes }) =>
      (!onlyMissing || !findTax(today, taxes)) &&
      (name.toLowerCase().includes(wanted) || taxes.some(({ hsn }) => hsn.startsWith(wanted))),
  )
  return (
    <div className={styles.part}>
      <Field
        label="Search by product or HSN code"
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Tick
        label="Only products without an HSN code"
        checked={onlyMissing}
        onChange={({ target }) => setOnlyMissing(target.checked)}
      />
      <p role="status">{found.length === 1 ? '1 product' : `${found.length} products`}</p>
      <CardList label="HSN codes and rates">
        {found.map((product) => (
          <Card key={product.productId}>
            <h2 className="h3">{product.name}</h2>
            <TaxOfProduct product={product} />
          </Card>
        ))}
      </CardList>
    </div>
  )
}
