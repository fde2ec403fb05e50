import { EmptyState } from 'design-system/empty-state/empty-state'
import { Field } from 'design-system/field/field'
import { Note } from 'design-system/note/note'
import { Select } from 'design-system/select/select'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { CardList } from '../../../components/cards/card-list'
import { adminPaths } from '../../../data/places/admin-paths'
import { useListSearch } from '../../../data/places/use-list-search'
import { ProductCard } from './product-card'
import { filterProducts, type Shelf, shelves } from './product-search'
import styles from './products.module.css'

const shelfLabels: Record<Shelf, string> = {
  all: 'All products',
  'sold-out': 'With sold-out packs',
  missing: 'With missing details',
  'not-listed': 'Not published',
}

/** The products, with a search by name and a filter, both in the address, so that Back restores them. */
export function Products({ products }: { products: readonly AdminProduct[] }) {
  const { filter: shelf, text, changeFilter, changeText } = useListSearch(shelves)
  const found = filterProducts(products, shelf, text)

  return (
    <>
      <search className={styles.search}>
        <Field
          label="Search products"
          type="search"
          value={text}
          onChange={({ target }) => changeText(target.value)}
        />
        <Select label="Show" value={shelf} onChange={({ target }) => changeFilter(target.value)}>
          {shelves.map((one) => (
            <option key={one} value={one}>
              {shelfLabels[one]}
            </option>
          ))}
        </Select>
      </search>
      <p className={styles.links}>
        <Link to={adminPaths.newProduct} {...textLook()}>
          Add product
        </Link>
        <Link to={adminPaths.bulkEdit} {...textLook()}>
          Bulk edit
        </Link>
      </p>
      {products.some(({ missing }) => missing.includes('licence')) && <NoLicence />}
      <p role="status" className={styles.count}>
        {found.length === 1 ? '1 product' : `${found.length} products`}
      </p>
      {found.length === 0 && (
        <EmptyState level={2} title="No products found">
          Try a different name.
        </EmptyState>
      )}
      <CardList label="Products">
        {found.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </CardList>
    </>
  )
}

/** Shown once for all products, because the licence is missing on each of their pages. */
function NoLicence() {
  return (
    <Note>
      The food licence number (FSSAI) is missing on every product.{' '}
      <Link to={adminPaths.shop} {...textLook()}>
        Add licence number
      </Link>
    </Note>
  )
}
