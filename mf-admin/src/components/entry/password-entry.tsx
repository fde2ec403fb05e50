import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { useState } from 'react'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { serverMessage } from 'shared-contracts/http'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useMfAdminSendPasswordMutation } from '../../data/staff/entry-api'
import { CodeEntry } from './code-entry'

const FAILED = 'The server isn’t responding. Try again.'

export function PasswordEntry({ onEntered }: { onEntered: (session: AdminSession) => void }) {
  const [sendPassword, { isLoading }] = useMfAdminSendPasswordMutation()
  const { values, field, set } = useForm({ email: '', password: '' })
  const [challenge, setChallenge] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    setProblem(undefined)
    const { data, error } = await sendPassword(values)
    if (!data) return setProblem(serverMessage(error) ?? FAILED)
    setChallenge(data.challenge)
  }

  function handleExpired(sentence: string) {
    setChallenge(undefined)
    set('password', '')
    setProblem(sentence)
  }

  if (challenge !== undefined)
    return <CodeEntry challenge={challenge} onEntered={onEntered} onExpired={handleExpired} />
  return (
    <Form onSubmit={handleSubmit}>
      <FormGrid>
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          onInput={cleanEmail}
          required
          {...field('email')}
        />
        <PasswordField label="Password" required {...field('password')} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" block busy={isLoading}>
          Next
        </Button>
      </FormGrid>
    </Form>
  )
}
