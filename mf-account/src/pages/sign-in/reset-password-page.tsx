import { CardPage } from 'design-system/card-page/card-page'
import { useParams } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import { ResetPasswordForm } from '../../features/sign-in/reset-password-form'

function ResetPasswordPage() {
  const t = useText()
  const { resetToken = '' } = useParams()
  return (
    <CardPage title={t('RESET PASSWORD')}>
      <ResetPasswordForm key={resetToken} token={resetToken} />
    </CardPage>
  )
}

export { ResetPasswordPage as Component }
