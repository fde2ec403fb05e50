import { CardGrid } from 'design-system/card-grid/card-grid'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import { dishPicture } from 'shared-contracts/domain/dishes'
import { dishesWith } from 'shared-contracts/domain/dishes-of-product'
import { paths } from 'shared-contracts/domain/paths'

/** The dishes whose recipes name a product; nothing for one that no recipe names. */
export function DishesWithProduct({ productId }: { productId: string }) {
  const dishes = dishesWith(productId)
  if (dishes.length === 0) return null
  return (
    <Section>
      <SectionHead title="COOK WITH IT" />
      <CardGrid>
        {dishes.map((dish) => (
          <ProductCard
            key={dish.id}
            name={dish.title}
            picture={dishPicture(dish)}
            action="VIEW RECIPE"
            link={(look) => <Link to={paths.recipe(dish.id)} {...look} />}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
