import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { useState } from 'react'
import {
  changeEmailProblem,
  type ChangeEmail as EmailChange,
  type User,
} from 'shared-contracts/customers/customer'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { api, readResponseMessage, serverMessage } from 'shared-contracts/http'
import { translateMessage } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import { useText } from 'shared-contracts/words'
import { useMfAccountGetEmailQuery } from '../../data/email-state-api'

const { useMfAccountChangeEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Resolves to the message to show. */
    mfAccountChangeEmail: build.mutation<TranslatableMessage, EmailChange>({
      query: (data) => ({ url: '/api/customers/change-email', method: 'POST', data }),
      transformResponse: readResponseMessage,
    }),
  }),
})

/** Changes the email address. The new one takes effect once the customer opens the link mailed to it. */
export function ChangeEmail({ user }: { user: User }) {
  const t = useText()
  const { data: email } = useMfAccountGetEmailQuery()
  const [changeEmail, { data: answer, isLoading }] = useMfAccountChangeEmailMutation()
  const { values, field, reset } = useForm({ email: '', password: '' })
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    const wrong = changeEmailProblem(values)
    setProblem(wrong && t(wrong))
    if (wrong) return
    const { error } = await changeEmail(values)
    if (error) setProblem(serverMessage(error, t) ?? t('Something went wrong.'))
    else reset()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <p>
          {t(
            'Your email address is {email}. We’ll email a link to the new one. Your address changes when you open it.',
            { email: user.email },
          )}
        </p>
        {email?.newAddress && !answer && (
          <p>{t('{email} isn’t confirmed yet.', { email: email.newAddress })}</p>
        )}
        <Field
          label={t('New Email Address')}
          type="email"
          autoComplete="email"
          onInput={cleanEmail}
          {...field('email')}
        />
        <PasswordField label={t('Your Password')} {...field('password')} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        {answer && !problem && <Alert tone="ok">{translateMessage(answer, t)}</Alert>}
        <Button type="submit" block busy={isLoading}>
          {t('Change Email Address')}
        </Button>
      </FormGrid>
    </Form>
  )
}
