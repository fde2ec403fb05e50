import { CardGrid } from 'design-system/card-grid/card-grid'
import { paths } from 'shared-contracts/domain/paths'
import { DishCard } from '../../components/dish-card'
import { recipeCards } from '../../data/recipes/recipe-cards'

export function RecipeGrid() {
  return (
    <CardGrid>
      {recipeCards.map(({ id, title, image, hashtag }, index) => (
        <DishCard
          key={id}
          to={paths.recipe(id)}
          title={title}
          image={image}
          hashtag={hashtag}
          priority={index === 0}
        />
      ))}
    </CardGrid>
  )
}
