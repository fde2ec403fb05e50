import { lazy, Suspense } from 'react'
import styles from './new-password.module.css'

// Few people set up an app, and each once.
const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './qr-code'))

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
      <Suspense fallback={<div className={styles.code} />}>
        <QrCode text={uri} />
      </Suspense>
      <p>
        Or <a href={uri}>open the app on this device</a>, or type this secret there:
      </p>
      <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
    </div>
  )
}
