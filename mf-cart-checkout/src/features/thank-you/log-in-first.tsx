import { buttonLook } from 'design-system/button/button-look'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { ThankYou } from './thank-you'

export function LogInFirst() {
  return (
    <ThankYou
      actions={
        <Link to={paths.login} {...buttonLook()}>
          LOG IN
        </Link>
      }
    >
      Please log in to see what has become of your order.
    </ThankYou>
  )
}
