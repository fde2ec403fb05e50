import { alertShape } from 'design-system/icon/shapes'
import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './mail-waits.module.css'

export function MailWaits() {
  const t = useText()
  const [before, after] = t(
    'We’ll email you about your order once you confirm your email address. Open the link we sent you, or get a new one in {account}.',
  ).split('{account}')
  return (
    <div className={`wrap ${styles.waits}`}>
      <Note shape={alertShape}>
        <span>{before}</span>
        <Link to={paths.account} {...textLook()}>
          {t('your account')}
        </Link>
        <span>{after}</span>
      </Note>
    </div>
  )
}
