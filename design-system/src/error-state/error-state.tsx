import type { ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { alertShape, retryShape } from '../icon/shapes'
import { LabelFrame } from '../label-frame/label-frame'
import styles from './error-state.module.css'

/** An error message, with a Retry button if `onRetry` is given. */
export function ErrorState({
  title,
  children,
  onRetry,
  level = 2,
}: {
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  level?: 1 | 2 | 3
}) {
  const t = useText()
  const Heading = `h${level}` as const
  return (
    <LabelFrame className={styles.error} role="alert">
      <Icon shape={alertShape} size={48} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <Button onClick={onRetry}>
          <Icon shape={retryShape} />
          {t('Retry')}
        </Button>
      )}
    </LabelFrame>
  )
}
