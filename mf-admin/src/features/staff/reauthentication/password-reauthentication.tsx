import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useMfAdminReauthenticateByPasswordMutation } from '../../../data/staff/entry-api'

/** Re-authenticates with a password, on a device that has none of the person's passkeys. */
export function PasswordReauthentication({
  onAuthenticated,
}: {
  onAuthenticated: (session: AdminSession) => void
}) {
  const [reauthenticate, { isLoading }] = useMfAdminReauthenticateByPasswordMutation()
  const { values, field } = useForm({ password: '', code: '' })
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    setProblem(undefined)
    const { data, error } = await reauthenticate(values)
    if (!data) return setProblem(serverMessage(error) ?? 'The server isn’t responding. Try again.')
    onAuthenticated(data)
  }

  return (
    <Form onSubmit={handleSubmit}>
      <FormGrid>
        <PasswordField label="Password" required {...field('password')} />
        <Field label="Code" autoComplete="one-time-code" spellCheck={false} required {...field('code')} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" block busy={isLoading}>
          Confirm
        </Button>
      </FormGrid>
    </Form>
  )
}
