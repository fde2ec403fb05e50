import { EmptyState } from 'design-system/empty-state/empty-state'
import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { Select } from 'design-system/select/select'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { CardList } from '../../../../components/cards/card-list'
import { adminPaths } from '../../../../data/places/admin-paths'
import { useListSearch } from '../../../../data/places/use-list-search'
import { packs } from '../movement-labels'
import styles from '../stock.module.css'
import { StockCard } from './stock-card'
import { filterStock, type StockFilter, stockFilters } from './stock-filter'

const filterLabels: Record<StockFilter, string> = {
  all: 'All packs',
  counted: 'Counted packs',
  low: 'Low stock',
  'sold-out': 'Sold out',
  oversold: 'Oversold',
  wanted: 'Requested by shoppers',
}

/** Every pack with its stock, with a search and a filter, both in the address, so that Back restores them. */
export function StockList({ variants }: { variants: readonly StockVariant[] }) {
  const { filter, text, changeFilter, changeText } = useListSearch(stockFilters)
  const found = filterStock(variants, filter, text)

  return (
    <div className={styles.part}>
      <search>
        <FormGrid>
          <Field
            label="Search packs"
            type="search"
            span="half"
            hint="Product, pack or barcode"
            value={text}
            onChange={({ target }) => changeText(target.value)}
          />
          <Select
            label="Show"
            span="half"
            value={filter}
            onChange={({ target }) => changeFilter(target.value)}
          >
            {stockFilters.map((one) => (
              <option key={one} value={one}>
                {filterLabels[one]}
              </option>
            ))}
          </Select>
        </FormGrid>
      </search>
      <p className={styles.links}>
        <Link to={adminPaths.stockTake} {...textLook()}>
          Take stock
        </Link>
        <Link to={adminPaths.batches} {...textLook()}>
          Batches
        </Link>
      </p>
      <p role="status" className={styles.quiet}>
        {packs(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState level={2} title="No packs found">
          Try a different name or filter.
        </EmptyState>
      )}
      <CardList label="Packs">
        {found.map((variant) => (
          <StockCard key={`${variant.productId} ${variant.variantId}`} variant={variant} />
        ))}
      </CardList>
    </div>
  )
}
