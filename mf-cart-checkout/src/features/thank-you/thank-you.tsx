import { EmptyState } from 'design-system/empty-state/empty-state'
import { ScriptRequired } from 'design-system/note/script-required'
import { Spinner } from 'design-system/spinner/spinner'
import type { ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './thank-you.module.css'

interface ThankYouProps {
  /** The order's status as a sentence; changes are announced. */
  children: ReactNode
  art?: ReactNode
  actions?: ReactNode
}

/** The frame of all states of this page, with their common heading (specification 12.1). */
export function ThankYou({ children, art, actions }: ThankYouProps) {
  const t = useText()
  return (
    <div className="wrap">
      <EmptyState
        title={t('THANK YOU!')}
        art={art}
        action={actions && <div className={styles.actions}>{actions}</div>}
      >
        <div role="status">{children}</div>
      </EmptyState>
    </div>
  )
}

export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  )
}

export function LookupInProgress() {
  const t = useText()
  return (
    <ThankYou art={<Waiting />}>
      <span className="with-script">{t('Looking up your order…')}</span>
      <ScriptRequired part={t('This part of the shop')} />
    </ThankYou>
  )
}
