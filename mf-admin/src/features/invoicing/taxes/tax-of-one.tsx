import { Loaded } from '../../../components/screen-states/loaded'
import { useSession } from '../../../data/staff/use-session'
import { TaxOfProduct } from './tax-of-product'
import styles from './taxes.module.css'
import { useMfAdminGetTaxesQuery } from './taxes-api'

/** The tax section of a product's screen, for people who may see invoices. */
export function TaxOfOne({ productId }: { productId: string }) {
  const { rights } = useSession()
  return rights.includes('see-invoices') ? <Own productId={productId} /> : null
}

function Own({ productId }: { productId: string }) {
  const query = useMfAdminGetTaxesQuery()
  return (
    <section aria-labelledby="tax" className={styles.part}>
      <h2 id="tax" className="h3">
        HSN code and tax
      </h2>
      <Loaded query={query} what="the tax">
        {(products) => {
          const product = products.find((one) => one.productId === productId)
          return product ? <TaxOfProduct product={product} /> : null
        }}
      </Loaded>
    </section>
  )
}
