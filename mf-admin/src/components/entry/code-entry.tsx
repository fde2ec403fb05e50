import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { useEffect, useRef, useState } from 'react'
import { isApiError, serverMessage } from 'shared-contracts/http'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import { useMfAdminSendCodeMutation } from '../../data/staff/entry-api'

interface Props {
  /** The challenge that the api returned for the correct password. */
  challenge: string
  onEntered: (session: AdminSession) => void
  /** Called when the password has to be entered again. @param sentence the reason, to be shown */
  onExpired: (sentence: string) => void
}

/** Asks for a code from the authenticator app, or for a recovery code. */
export function CodeEntry({ challenge, onEntered, onExpired }: Props) {
  const [sendCode, { isLoading }] = useMfAdminSendCodeMutation()
  const { values, field } = useForm({ code: '' })
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLDivElement>(null)

  // Take over the focus: the password form that had it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function handleSubmit() {
    setProblem(undefined)
    const { data, error } = await sendCode({ challenge, code: values.code })
    if (data) return onEntered(data)
    const sentence = serverMessage(error) ?? 'The server isn’t responding. Try again.'
    if (isApiError(error) && error.code === 'LINK_EXPIRED') return onExpired(sentence)
    setProblem(sentence)
  }

  return (
    <div ref={form}>
      <Form onSubmit={handleSubmit}>
        <FormGrid>
          <Field
            label="Code"
            hint="The 6-digit code from your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            required
            {...field('code')}
          />
          {problem && <Alert tone="bad">{problem}</Alert>}
          <Button type="submit" block busy={isLoading}>
            Sign in
          </Button>
        </FormGrid>
      </Form>
    </div>
  )
}
