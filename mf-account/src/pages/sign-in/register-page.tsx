import { CardPage } from 'design-system/card-page/card-page'
import { useText } from 'shared-contracts/words'
import { RegisterForm } from '../../features/sign-in/register-form'

function RegisterPage() {
  const t = useText()
  return (
    <CardPage title={t('CREATE ACCOUNT')}>
      <RegisterForm />
    </CardPage>
  )
}

export { RegisterPage as Component }
