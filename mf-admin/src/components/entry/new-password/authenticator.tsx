import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import styles from './new-password.module.css'

// Loaded on demand: few people set up an app, and only once.
const qrCode = lateCode(() => import(/* webpackChunkName: "qr-code" */ './qr-code'))

interface Props {
  /** The secret in Base32, for typing. */
  secret: string
  /** The content of the QR code. */
  uri: string
}

/** Sets up an authenticator app: a QR code to scan, the key to type, and a link for an app on this phone. */
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
