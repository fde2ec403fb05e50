import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { CardPage } from 'design-system/card-page/card-page'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './payment-trouble.module.css'

interface PaymentTroubleProps {
  /** The message in the reader's language. */
  message: string
  isAsking?: boolean
  onRetry?: () => void
}

/** Explains that a payment cannot be shown, because the address has no id or the status is unavailable. */
export function PaymentTrouble({ message, isAsking, onRetry }: PaymentTroubleProps) {
  const t = useText()
  return (
    <CardPage title={t('Payment status')}>
      <p role="alert" className={styles.problem}>
        {onRetry ? t('Error: {message}', { message }) : message}
      </p>
      {onRetry && (
        <Button busy={isAsking} onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
      <Link to={paths.home} {...buttonLook({ variant: 'line' })}>
        {t('Back to Home')}
      </Link>
    </CardPage>
  )
}
