import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { TextButton } from 'design-system/text-link/text-link'
import { type FormEvent, useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import { useMfAccountForgotPasswordMutation } from './forgot-password-api'

/** Asks for the reset link; leaving it forgets the email and the answer (specification, point 2, 'Login'). */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('')
  const [sendLink, { data: answer, error, isLoading }] = useMfAccountForgotPasswordMutation()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    sendLink({ email })
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit}>
        <FormGrid>
          <Field
            label="Email Address"
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button type="submit" block busy={isLoading}>
            Send Reset Link
          </Button>
          {answer && <Alert tone="ok">{answer}</Alert>}
          {error && <Alert tone="bad">{serverMessage(error) ?? 'Something went wrong.'}</Alert>}
        </FormGrid>
      </form>
      <div>
        <TextButton onClick={onBack}>Back to Login</TextButton>
      </div>
    </>
  )
}
