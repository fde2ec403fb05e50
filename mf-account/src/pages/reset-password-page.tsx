import { useParams } from 'react-router-dom'
import { ResetPasswordForm } from '../features/reset-password/reset-password-form'
import { FormCard } from '../form-card/form-card'

export function ResetPasswordPage() {
  const { resetToken = '' } = useParams()
  return (
    <FormCard title="RESET PASSWORD">
      <ResetPasswordForm key={resetToken} token={resetToken} />
    </FormCard>
  )
}
