import { CardPage } from 'design-system/card-page/card-page'
import { RegisterForm } from '../features/register/register-form'

function RegisterPage() {
  return (
    <CardPage title="CREATE ACCOUNT">
      <RegisterForm />
    </CardPage>
  )
}

export { RegisterPage as Component }
