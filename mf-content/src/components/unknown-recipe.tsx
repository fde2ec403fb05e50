import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'

/** The page of an id that is no recipe's. */
export function UnknownRecipe() {
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
