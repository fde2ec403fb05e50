import { CardPage } from 'design-system/card-page/card-page'
import { useState } from 'react'
import { ForgotPassword } from '../features/forgot-password/forgot-password'
import { SignIn } from '../features/sign-in/sign-in'

export function LoginPage() {
  const [mode, setMode] = useState<'login' | 'reset'>('login')
  return mode === 'login' ? (
    <CardPage title="LOGIN">
      <SignIn onForgotten={() => setMode('reset')} />
    </CardPage>
  ) : (
    <CardPage title="RESET PASSWORD">
      <ForgotPassword onBack={() => setMode('login')} />
    </CardPage>
  )
}
