import { buttonLook } from 'design-system/button/button'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import styles from './log-in-first.module.css'

/** What every tab of the account shows a visitor (decisions, 'Small print'). */
export function LogInFirst() {
  return (
    <div className={styles.prompt}>
      <p className="lead">Please log in to view your order history.</p>
      <Link to={paths.login} {...buttonLook()}>
        SIGN IN
      </Link>
    </div>
  )
}
