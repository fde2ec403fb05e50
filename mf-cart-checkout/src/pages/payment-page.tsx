import { CardPage } from 'design-system/card-page/card-page'
import { useText } from 'shared-contracts/words'
import { StandAloneForm } from '../features/stand-alone-payment/stand-alone-form'

function PaymentPage() {
  const t = useText()
  return (
    <CardPage title={t('Make a payment')}>
      <StandAloneForm />
    </CardPage>
  )
}

export { PaymentPage as Component }
