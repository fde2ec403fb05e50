import { useParams } from 'react-router-dom'
import { PaymentResult } from '../features/stand-alone-payment/payment-result'
import { PaymentTrouble } from '../features/stand-alone-payment/payment-trouble'

export function PaymentStatusPage() {
  const { merchantTransactionId } = useParams()
  return (
    <div className="wrap">
      {merchantTransactionId ? (
        <PaymentResult key={merchantTransactionId} transactionId={merchantTransactionId} />
      ) : (
        <PaymentTrouble message="Invalid transaction ID" />
      )}
    </div>
  )
}
