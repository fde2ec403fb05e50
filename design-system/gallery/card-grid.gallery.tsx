import { CardGrid } from '../src/card-grid/card-grid'
import { ProductCard } from '../src/product-card/product-card'
import type { Entry } from './frame/entry'

const products = ['Turmeric Powder', 'Red Chilli Powder', 'Coriander Seeds', 'Cumin', 'Black Pepper']

export const cardGridEntry: Entry = {
  title: 'Card grid',
  states: {
    'Two, three or four in a row': (
      <CardGrid>
        {products.map((name) => (
          <ProductCard
            key={name}
            name={name}
            picture={null}
            link={({ children, ...look }) => (
              <a href="/" {...look}>
                {children}
              </a>
            )}
          />
        ))}
      </CardGrid>
    ),
  },
}
