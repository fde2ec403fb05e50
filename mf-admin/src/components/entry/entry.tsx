import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { hasPasskeys } from '../../data/staff/has-passkeys'
import styles from './entry.module.css'
import { PasskeyButton } from './passkey-button'
import { PasswordEntry } from './password-entry'

interface Props {
  /** The label of the passkey button. */
  label: string
  onEntered: (session: AdminSession) => void
}

/** Offers both sign-in methods: a passkey first, if the browser supports them, or a password. */
export function Entry({ label, onEntered }: Props) {
  const [types, setTypes] = useState(!hasPasskeys())
  return (
    <div className={styles.ways}>
      {hasPasskeys() && (
        <PasskeyButton purpose="sign-in" onAuthenticated={onEntered}>
          {label}
        </PasskeyButton>
      )}
      {types ? (
        <PasswordEntry onEntered={onEntered} />
      ) : (
        <div>
          <TextButton onClick={() => setTypes(true)}>Use password and code</TextButton>
        </div>
      )}
    </div>
  )
}
