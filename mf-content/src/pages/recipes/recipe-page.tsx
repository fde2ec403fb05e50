import { Breadcrumbs } from 'design-system/breadcrumbs/breadcrumbs'
import { Link } from 'react-router-dom'
import { BelowFold } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { RequestedRecipe } from '../../components/requested-recipe'
import type { Recipe } from '../../data/recipes/recipe'
import { useServings } from '../../data/recipes/use-servings'
import { listSpices } from '../../data/spices/list-spices'
import { RecipeEnding } from '../../features/recipes/recipe-ending'
import { RecipeIntro } from '../../features/recipes/recipe-intro'
import { RecipeMethod } from '../../features/recipes/recipe-method'
import { SpicesForDish } from '../../features/spices/spices-for-dish'

function RecipePage() {
  return <RequestedRecipe>{(recipe) => <WholeRecipe recipe={recipe} />}</RequestedRecipe>
}

function WholeRecipe({ recipe }: { recipe: Recipe }) {
  const t = useText()
  return (
    <>
      <Breadcrumbs
        trail={[
          <Link key="home" to={paths.home}>
            {t('Home')}
          </Link>,
          <Link key="recipes" to={paths.recipes}>
            {t('Recipes')}
          </Link>,
          recipe.lang ? (
            <span key="recipe" lang={recipe.lang}>
              {recipe.title}
            </span>
          ) : (
            t(recipe.title)
          ),
        ]}
      />
      <RecipeIntro recipe={recipe} />
      <BelowFold key={recipe.id}>
        <RecipeForServings recipe={recipe} />
      </BelowFold>
    </>
  )
}

/** Everything that depends on the servings, and the content below it. */
function RecipeForServings({ recipe }: { recipe: Recipe }) {
  const servings = useServings(recipe)
  const spices = listSpices(recipe)
  return (
    <>
      <RecipeMethod recipe={recipe} spices={spices} servings={servings} />
      <SpicesForDish spices={spices} factor={servings.factor} />
      <RecipeEnding recipe={recipe} />
    </>
  )
}

export { RecipePage as Component }
