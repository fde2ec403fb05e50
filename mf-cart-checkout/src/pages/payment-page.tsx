import { Title } from 'design-system/title/title'
import { StandAloneForm } from '../features/stand-alone-payment/stand-alone-form'

export function PaymentPage() {
  return (
    <div className="wrap">
      <Title>Make a payment</Title>
      <StandAloneForm />
    </div>
  )
}
