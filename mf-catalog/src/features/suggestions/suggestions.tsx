import { CardGrid } from 'design-system/card-grid/card-grid'
import { Price } from 'design-system/price/price'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import type { Category } from 'shared-contracts/catalog/product'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { suggestionPrice, suggestions } from './suggested-products'

/** @param category the page's category; under ALL PRODUCTS, the product's */
export function Suggestions({ category }: { category: Category }) {
  const t = useText()
  return (
    <Section tint>
      <SectionHead title={t('YOU MAY ALSO LIKE...')} />
      <CardGrid>
        {suggestions[category].map(({ name, picture, leadsTo }) => (
          <ProductCard
            key={name}
            name={t(name)}
            picture={picture}
            price={<Price {...suggestionPrice} />}
            action={null}
            link={(look) => (leadsTo ? <Link to={paths.collection(leadsTo)} {...look} /> : <div {...look} />)}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
