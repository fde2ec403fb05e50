import { Button } from 'design-system/button/button'
import { statusOf } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { LogInFirst, UnknownOrder } from './order-notices'
import { ThankYou } from './thank-you'

interface OrderTroubleProps {
  error: unknown
  isAsking: boolean
  onRetry: () => void
}

/** Why nothing can be said of an order. Another customer's order is as good as unknown. */
export function OrderTrouble({ error, isAsking, onRetry }: OrderTroubleProps) {
  const t = useText()
  const status = statusOf(error)
  if (status === 401) return <LogInFirst />
  if (status === 403 || status === 404) return <UnknownOrder />
  return (
    <ThankYou
      actions={
        <Button busy={isAsking} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {t('We could not ask about your payment just now. Asking again costs nothing.')}
    </ThankYou>
  )
}
