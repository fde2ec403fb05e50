import { CardPage } from 'design-system/card-page/card-page'
import { useParams } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { ConfirmEmail } from '../../features/email/confirm-email'

function ConfirmEmailPage() {
  const t = useText()
  const { token = '' } = useParams()
  return (
    <CardPage title={t('EMAIL ADDRESS')}>
      <ConfirmEmail key={token} token={token} />
    </CardPage>
  )
}

export { ConfirmEmailPage as Component }
