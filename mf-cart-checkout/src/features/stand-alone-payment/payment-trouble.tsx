import { Button, buttonLook } from 'design-system/button/button'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Title } from 'design-system/title/title'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import styles from './payment-trouble.module.css'

/** A payment that cannot be shown: the address names none, or the api could not say. */
export function PaymentTrouble({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <>
      <Title>Payment status</Title>
      <LabelFrame className={styles.frame}>
        <p role="alert">{onRetry ? `Error: ${message}` : message}</p>
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        <Link to={paths.home} {...buttonLook({ variant: 'line' })}>
          Back to Home
        </Link>
      </LabelFrame>
    </>
  )
}
