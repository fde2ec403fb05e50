import { useParams } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { PaymentResult } from '../features/stand-alone-payment/payment-result'
import { PaymentTrouble } from '../features/stand-alone-payment/payment-trouble'

function PaymentStatusPage() {
  const t = useText()
  const { merchantTransactionId } = useParams()
  if (!merchantTransactionId) return <PaymentTrouble message={t('Invalid transaction ID')} />
  return <PaymentResult key={merchantTransactionId} transactionId={merchantTransactionId} />
}

export { PaymentStatusPage as Component }
