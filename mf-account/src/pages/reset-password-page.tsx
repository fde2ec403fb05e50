import { CardPage } from 'design-system/card-page/card-page'
import { useParams } from 'react-router-dom'
import { ResetPasswordForm } from '../features/reset-password/reset-password-form'

function ResetPasswordPage() {
  const { resetToken = '' } = useParams()
  return (
    <CardPage title="RESET PASSWORD">
      <ResetPasswordForm key={resetToken} token={resetToken} />
    </CardPage>
  )
}

export { ResetPasswordPage as Component }
