import { Breadcrumbs } from 'design-system/breadcrumbs/breadcrumbs'
import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link, useParams } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { BelowFold } from 'shared-contracts/remote'
import { findRecipe } from '../data/recipes/recipe-book'
import { RecipeEnding } from '../features/recipes/recipe-ending'
import { RecipeIntro } from '../features/recipes/recipe-intro'
import { RecipeMethod } from '../features/recipes/recipe-method'

function RecipePage() {
  const { id } = useParams()
  const recipe = findRecipe(id)
  if (!recipe) return <UnknownRecipe />
  return (
    <>
      <Breadcrumbs
        trail={[
          <Link key="home" to={paths.home}>
            Home
          </Link>,
          <Link key="recipes" to={paths.recipes}>
            Recipes
          </Link>,
          recipe.title,
        ]}
      />
      <RecipeIntro recipe={recipe} />
      <BelowFold>
        <RecipeMethod recipe={recipe} />
        <RecipeEnding recipe={recipe} />
      </BelowFold>
    </>
  )
}

function UnknownRecipe() {
  return (
    <EmptyState
      title="Product not found"
      action={
        <Link to={paths.recipes} {...buttonLook()}>
          ALL RECIPES
        </Link>
      }
    >
      There is no recipe at this address.
    </EmptyState>
  )
}

export { RecipePage as Component }
