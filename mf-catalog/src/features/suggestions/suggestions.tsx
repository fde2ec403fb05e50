import { CardGrid } from 'design-system/card-grid/card-grid'
import { Price } from 'design-system/price/price'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import type { Collection } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import { suggestionPrice, suggestionStrips } from './suggested-products'

export function Suggestions({ collection }: { collection: Collection }) {
  const { products, leadsTo } = suggestionStrips[collection.slug]
  return (
    <Section tint>
      <SectionHead title="YOU MAY ALSO LIKE..." />
      <CardGrid>
        {products.map(({ name, picture }) => (
          <ProductCard
            key={name}
            name={name}
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
