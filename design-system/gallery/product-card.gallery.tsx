import { CardGrid } from '../src/card-grid/card-grid'
import { PlaceholderCard } from '../src/placeholder-card/placeholder-card'
import { Price } from '../src/price/price'
import { type LinkLook, ProductCard } from '../src/product-card/product-card'
import type { Entry } from './frame/entry'

function link({ className, children }: LinkLook) {
  return (
    <a href="/" className={className}>
      {children}
    </a>
  )
}

export const productCardEntry: Entry = {
  title: 'Product card',
  states: {
    'On a listing, in a strip, without a picture, loading': (
      <CardGrid>
        <ProductCard
          name="Turmeric Powder"
          picture="/pictures/turmeric.svg"
          price="From Rs 125"
          link={link}
        />
        <ProductCard
          name="Red Chilli Powder"
          picture="/pictures/chilli.svg"
          price={<Price now="Rs 125" was="Rs 135" />}
          action={null}
          link={link}
        />
        <ProductCard name="Mace" picture={null} price="From Rs 95" link={link} />
        <PlaceholderCard />
      </CardGrid>
    ),
  },
}
