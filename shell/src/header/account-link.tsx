import { Icon } from 'design-system/icon/icon'
import { personShape } from 'design-system/icon/shapes'
import { iconLook } from 'design-system/icon-button/icon-button'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

/** The login icon; for a customer who is signed in, the way to the account. */
export function AccountLink() {
  const t = useText()
  const user = useAppSelector(selectUser)
  return (
    <Link to={user ? paths.account : paths.login} {...iconLook()} aria-label={t(user ? 'Account' : 'Login')}>
      <Icon shape={personShape} />
    </Link>
  )
}
