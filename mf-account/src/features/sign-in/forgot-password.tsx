import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { textLook } from 'design-system/text-link/text-link'
import { Link, Navigate } from 'react-router-dom'
import type { ForgotPassword as ResetRequest } from 'shared-contracts/customers/customer'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { api, readEnglishMessage, serverMessage } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { selectUser, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

const { useMfAccountForgotPasswordMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Resolves to the message to show. */
    mfAccountForgotPassword: build.mutation<string, ResetRequest>({
      query: (data) => ({ url: '/api/customers/forgot-password', method: 'POST', data }),
      transformResponse: readEnglishMessage,
    }),
  }),
})

/** Requests a reset link. Closing the form clears the email and the result (specification 14.12). */
export function ForgotPassword() {
  const t = useText()
  const user = useAppSelector(selectUser)
  const { values, field } = useForm({ email: '' })
  const [sendLink, { data: answer, error, isLoading }] = useMfAccountForgotPasswordMutation()

  if (user) return <Navigate to={paths.account} replace />

  function handleSubmit() {
    sendLink(values)
  }

  return (
    <>
      <Form noValidate onSubmit={handleSubmit}>
        <FormGrid>
          <Field
            label={t('Email Address')}
            type="email"
            autoComplete="email"
            onInput={cleanEmail}
            {...field('email')}
          />
          {answer && <Alert tone="ok">{t(answer)}</Alert>}
          {error && <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>}
          <Button type="submit" block busy={isLoading}>
            {t('Send Reset Link')}
          </Button>
        </FormGrid>
      </Form>
      <div>
        <Link to={paths.login} {...textLook()}>
          {t('Back to Login')}
        </Link>
      </div>
    </>
  )
}
