import { EmptyState } from 'design-system/empty-state/empty-state'
import { NeedsScript } from 'design-system/note/needs-script'
import { Spinner } from 'design-system/spinner/spinner'
import type { ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './thank-you.module.css'

interface ThankYouProps {
  /** What is known of the order, in a sentence; announced when it changes. */
  children: ReactNode
  art?: ReactNode
  actions?: ReactNode
}

/** Every state of the page after the gateway has this heading (specification 12.1). */
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

/** In the picture's place while an answer is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  )
}

/** The page until the first answer is there. */
export function LookingUp() {
  const t = useText()
  return (
    <ThankYou art={<Waiting />}>
      <span className="with-script">{t('Looking up your order…')}</span>
      <NeedsScript part="This part of the shop" />
    </ThankYou>
  )
}
