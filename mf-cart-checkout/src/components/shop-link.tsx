import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'

/** The way back to the shelves. */
export function ShopLink() {
  return (
    <Link to={paths.collection(collections.all.slug)} {...buttonLook()}>
      SHOP NOW
    </Link>
  )
}
