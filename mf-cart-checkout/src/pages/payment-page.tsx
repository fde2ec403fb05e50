import { CardPage } from 'design-system/card-page/card-page'
import { StandAloneForm } from '../features/stand-alone-payment/stand-alone-form'

function PaymentPage() {
  return (
    <CardPage title="Make a payment">
      <StandAloneForm />
    </CardPage>
  )
}

export { PaymentPage as Component }
