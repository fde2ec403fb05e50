import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { inRupees } from 'shared-contracts/values/money'
import { Card, CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetProductHistoryQuery } from '../../../data/catalog/catalog-api'
import { whenText } from '../../../data/when'
import styles from './product-history.module.css'
import { SaveCard } from './save-card'
import { groupSaves } from './saves'

export function ProductHistory({ product }: { product: AdminProduct }) {
  const query = useMfAdminGetProductHistoryQuery(product.id)
  const labelOf = (id: string) => product.variants.find((variant) => variant.id === id)?.label ?? id
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history" className="h3">
        History
      </h2>
      <Loaded query={query} what="the history">
        {({ changes, charged }) => (
          <>
            {changes.length === 0 && <p>No changes yet.</p>}
            <CardList label="Changes">
              {groupSaves(changes).map((save) => (
                <SaveCard key={save.id} save={save} product={product} />
              ))}
            </CardList>
            <h3 className="h3">Price history</h3>
            <CardList label="Price history">
              {charged.map(({ variantId, price, since }) => (
                <Card key={`${variantId} ${since}`}>
                  {`${labelOf(variantId)}: ${inRupees(price)} since ${whenText(since)}`}
                </Card>
              ))}
            </CardList>
          </>
        )}
      </Loaded>
    </section>
  )
}
