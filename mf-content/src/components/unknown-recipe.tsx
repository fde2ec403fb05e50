import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

/** The page of an id that is no recipe's. */
export function UnknownRecipe() {
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
      {t('There is no recipe at this address.')}
    </EmptyState>
  )
}
