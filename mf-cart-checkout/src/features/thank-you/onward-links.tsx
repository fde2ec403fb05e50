import { buttonLook } from 'design-system/button/button'
import { Link } from 'react-router-dom'
import { collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'

export function ShopLink() {
  return (
    <Link to={paths.collection(collections.all.slug)} {...buttonLook()}>
      SHOP NOW
    </Link>
  )
}

export function OrdersLink() {
  return (
    <Link to={paths.account} {...buttonLook({ variant: 'line' })}>
      YOUR ORDERS
    </Link>
  )
}
