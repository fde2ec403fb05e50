import { Section, SectionHead } from 'design-system/section/section'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import { sayDelivery } from 'shared-contracts/fulfilment/delivery'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { labelRows } from './label-rows'
import styles from './product-facts.module.css'
import { VariantPrices } from './variant-prices'

/** The details that the law requires before a sale: prices, the facts on the label, and the delivery time. */
export function ProductFacts({ product }: { product: ShownProduct }) {
  const t = useText()
  const { variants, facts } = product
  return (
    <Section aria-labelledby="product-facts">
      <SectionHead id="product-facts" title={t('PRODUCT FACTS')} />
      <dl className={styles.facts} data-known={facts !== undefined || undefined}>
        {variants.length > 0 && (
          <div className={styles.fact}>
            <dt>{t('Packs')}</dt>
            {variants.map((variant) => (
              <dd key={variant.id}>
                <VariantPrices variant={variant} />
              </dd>
            ))}
          </div>
        )}
        {labelRows(facts, t).map(({ term, text, isName }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd translate={isName && 'no'}>{text}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('Delivery')}</dt>
          <dd>
            <span>{`${sayDelivery(t)} `}</span>
            <Link to={paths.shipping} {...textLook()}>
              {t('More about delivery')}
            </Link>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
