import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './mail-waits.module.css'

/** Links to the account, where a business buyer can add its GSTIN after the purchase. */
export function BusinessInvoice() {
  const t = useText()
  const [before, after] = t(
    'Buying for a business? Add your GSTIN to the order in {account} before we ship it.',
  ).split('{account}')
  return (
    <div className={`wrap ${styles.waits}`}>
      <Note>
        <span>{before}</span>
        <Link to={paths.account} {...textLook()}>
          {t('your account')}
        </Link>
        <span>{after}</span>
      </Note>
    </div>
  )
}
