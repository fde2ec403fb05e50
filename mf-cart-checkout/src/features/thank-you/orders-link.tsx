import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'

export function OrdersLink() {
  return (
    <Link to={paths.account} {...buttonLook({ variant: 'line' })}>
      YOUR ORDERS
    </Link>
  )
}
