import { RegisterForm } from '../features/register/register-form'
import { FormCard } from '../form-card/form-card'

export function RegisterPage() {
  return (
    <FormCard title="CREATE ACCOUNT">
      <RegisterForm />
    </FormCard>
  )
}
