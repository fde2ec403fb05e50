import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import styles from './new-password.module.css'

// Few people set up an app, and each once.
const qrCode = lateCode(() => import(/* webpackChunkName: "qr-code" */ './qr-code'))

interface Props {
  /** Base32, for typing. */
  secret: string
  /** What the code to scan says. */
  uri: string
}

/** What an authenticator app is set up with: a code to scan, and the same to type or to open on this phone. */
export function Authenticator({ secret, uri }: Props) {
  return (
    <div className={styles.authenticator}>
      <p>Scan this with your authenticator app, such as Google Authenticator or Aegis.</p>
      <Late code={qrCode} waiting={<div className={styles.code} />}>
        {({ QrCode }) => <QrCode text={uri} />}
      </Late>
      <p>
        Or <a href={uri}>open it on this device</a>, or enter this key in the app:
      </p>
      <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
    </div>
  )
}
