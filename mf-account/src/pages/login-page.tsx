import { useState } from 'react'
import { ForgotPassword } from '../features/forgot-password/forgot-password'
import { SignIn } from '../features/sign-in/sign-in'
import { FormCard } from '../form-card/form-card'

export function LoginPage() {
  const [mode, setMode] = useState<'login' | 'reset'>('login')
  return mode === 'login' ? (
    <FormCard title="LOGIN">
      <SignIn onForgotten={() => setMode('reset')} />
    </FormCard>
  ) : (
    <FormCard title="RESET PASSWORD">
      <ForgotPassword onBack={() => setMode('login')} />
    </FormCard>
  )
}
