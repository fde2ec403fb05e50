import { CardGrid } from 'design-system/card-grid/card-grid'
import { ProductCard } from 'design-system/product-card/product-card'
import { Section, SectionHead } from 'design-system/section/section'
import { Link } from 'react-router-dom'
import { dishPicture } from 'shared-contracts/content/dishes'
import { findDishes } from 'shared-contracts/content/dishes-of-product'
import { publishedContent } from 'shared-contracts/content/published-content'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

/** The dishes whose recipes use a product. Renders nothing if there are none. */
export function DishesWithProduct({ productId }: { productId: string }) {
  const t = useText()
  const own = useAppSelector(publishedContent)
  const dishes = findDishes(productId)
  if (dishes.length === 0) return null
  return (
    <Section>
      <SectionHead title={t('COOK WITH IT')} />
      <CardGrid>
        {dishes.map((dish) => {
          const { title, lang } = own?.[paths.recipe(dish.id)] ?? {}
          return (
            <ProductCard
              key={dish.id}
              name={title ? <span lang={lang}>{title}</span> : t(dish.title)}
              picture={dishPicture(dish)}
              action={t('VIEW RECIPE')}
              link={(look) => <Link to={paths.recipe(dish.id)} {...look} />}
            />
          )
        })}
      </CardGrid>
    </Section>
  )
}
