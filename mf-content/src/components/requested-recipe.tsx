import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Title } from 'design-system/title/title'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import type { Recipe } from '../data/recipes/recipe'
import { findRecipeCard, type RecipeCard } from '../data/recipes/recipe-cards'
import { useMfContentGetRecipeQuery } from '../data/recipes/recipes-api'

interface Props {
  children: (recipe: Recipe) => ReactNode
}

/** Shows the recipe in the address, a message while it loads, or the reason why it is missing. */
export function RequestedRecipe({ children }: Props) {
  const card = findRecipeCard(useParams().id)
  return card ? <KnownRecipe id={card.id}>{children}</KnownRecipe> : <UnknownRecipe />
}

function KnownRecipe({ id, children }: Props & Pick<RecipeCard, 'id'>) {
  const t = useText()
  const { currentData: recipe, isFetching, refetch } = useMfContentGetRecipeQuery(id)
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  if (recipe) return children(recipe)
  return (
    <div ref={frame} tabIndex={-1}>
      <Title>{t('Loading recipe...')}</Title>
      {!isFetching && (
        <ErrorState title={t('The recipe didn’t load')} onRetry={retry}>
          {t('Check your connection and try again.')}
        </ErrorState>
      )}
    </div>
  )
}

function UnknownRecipe() {
  const t = useText()
  return (
    <EmptyState
      title={t('Product not found')}
      action={
        <Link to={paths.recipes} {...buttonLook()}>
          {t('ALL RECIPES')}
        </Link>
      }
    >
      {t('We couldn’t find this recipe.')}
    </EmptyState>
  )
}
