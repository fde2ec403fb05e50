import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { CardPage } from 'design-system/card-page/card-page'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import styles from './payment-trouble.module.css'

interface PaymentTroubleProps {
  message: string
  isAsking?: boolean
  onRetry?: () => void
}

/** A payment that cannot be shown: the address names none, or the api could not say. */
export function PaymentTrouble({ message, isAsking, onRetry }: PaymentTroubleProps) {
  return (
    <CardPage title="Payment status">
      <p role="alert" className={styles.problem}>
        {onRetry ? `Error: ${message}` : message}
      </p>
      {onRetry && (
        <Button busy={isAsking} onClick={onRetry}>
          Retry
        </Button>
      )}
      <Link to={paths.home} {...buttonLook({ variant: 'line' })}>
        Back to Home
      </Link>
    </CardPage>
  )
}
