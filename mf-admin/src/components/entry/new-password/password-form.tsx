import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import type { NewAdminPassword, NewAuthenticator } from 'shared-contracts/staff/sign-in-schema'
import { Authenticator } from './authenticator'

interface Props {
  app: NewAuthenticator
  label: string
  /** @returns the error if the password was not saved */
  onSend: (password: NewAdminPassword) => Promise<unknown>
}

/** Sets a password together with an authenticator app. */
export function PasswordForm({ app: { secret, uri, sealed }, label, onSend }: Props) {
  const { values, field } = useForm({ password: '', code: '' })
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    setProblem(undefined)
    setIsBusy(true)
    const error = await onSend({ ...values, sealed })
    setIsBusy(false)
    if (error) setProblem(serverMessage(error) ?? 'The server isn’t responding. Try again.')
  }

  return (
    <Form onSubmit={handleSubmit}>
      <FormGrid>
        <PasswordField
          label="Password"
          hint="At least 12 characters. Several words together work best."
          autoComplete="new-password"
          required
          {...field('password')}
        />
        <Authenticator secret={secret} uri={uri} />
        <Field
          label="Code"
          hint="The 6-digit code now shown in the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...field('code')}
        />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" block busy={isBusy}>
          {label}
        </Button>
      </FormGrid>
    </Form>
  )
}
