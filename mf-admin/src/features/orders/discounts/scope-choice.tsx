import { Select } from 'design-system/select/select'
import { categories } from 'shared-contracts/catalog/categories'
import type { Category } from 'shared-contracts/catalog/product'
import { CardFieldset } from '../../../components/cards/card-fieldset'
import { Tick } from '../../../components/forms/tick'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetProductsQuery } from '../../../data/catalog/catalog-api'

export interface ScopeValues {
  kind: 'all' | 'categories' | 'products'
  categories: readonly Category[]
  products: readonly string[]
}

/** Which products a discount lowers: all, whole categories, or single products. */
export function ScopeChoice({
  scope,
  problem,
  onChange,
}: {
  scope: ScopeValues
  problem: string | undefined
  onChange: (scope: ScopeValues) => void
}) {
  return (
    <>
      <Select
        label="Products"
        name="scope"
        value={scope.kind}
        error={problem}
        onChange={({ target }) => onChange({ ...scope, kind: target.value as ScopeValues['kind'] })}
      >
        <option value="all">All products</option>
        <option value="categories">Some categories</option>
        <option value="products">Some products</option>
      </Select>
      {scope.kind === 'categories' && (
        <CardFieldset legend="Categories">
          {categories.map((category) => (
            <Tick
              key={category}
              label={category}
              checked={scope.categories.includes(category)}
              onChange={() => onChange({ ...scope, categories: toggle(scope.categories, category) })}
            />
          ))}
        </CardFieldset>
      )}
      {scope.kind === 'products' && <Products scope={scope} onChange={onChange} />}
    </>
  )
}

function Products({ scope, onChange }: { scope: ScopeValues; onChange: (scope: ScopeValues) => void }) {
  const query = useMfAdminGetProductsQuery()
  return (
    <CardFieldset legend="Products of this discount">
      <Loaded query={query} what="the products">
        {({ products }) =>
          products.map(({ id, name }) => (
            <Tick
              key={id}
              label={name}
              checked={scope.products.includes(id)}
              onChange={() => onChange({ ...scope, products: toggle(scope.products, id) })}
            />
          ))
        }
      </Loaded>
    </CardFieldset>
  )
}

function toggle<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((each) => each !== item) : [...items, item]
}
