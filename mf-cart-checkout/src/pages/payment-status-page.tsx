import { useParams } from 'react-router-dom'
import { PaymentResult } from '../features/stand-alone-payment/payment-result'
import { PaymentTrouble } from '../features/stand-alone-payment/payment-trouble'

function PaymentStatusPage() {
  const { merchantTransactionId } = useParams()
  if (!merchantTransactionId) return <PaymentTrouble message="Invalid transaction ID" />
  return (
    <div aria-live="polite">
      <PaymentResult key={merchantTransactionId} transactionId={merchantTransactionId} />
    </div>
  )
}

export { PaymentStatusPage as Component }
