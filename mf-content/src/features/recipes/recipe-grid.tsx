import { CardGrid } from 'design-system/card-grid/card-grid'
import { publishedContent } from 'shared-contracts/content/published-content'
import { paths } from 'shared-contracts/routing/paths'
import { useAppSelector } from 'shared-contracts/store'
import { DishCard } from '../../components/dish-card'
import { recipeCards } from '../../data/recipes/recipe-cards'

export function RecipeGrid() {
  const own = useAppSelector(publishedContent)
  return (
    <CardGrid>
      {recipeCards.map((card, index) => {
        const path = paths.recipe(card.id)
        return <DishCard key={card.id} {...card} {...own?.[path]} to={path} priority={index === 0} />
      })}
    </CardGrid>
  )
}
