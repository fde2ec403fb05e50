import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { timings } from 'design-system/timings'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ResetPassword, resetPasswordProblem } from 'shared-contracts/customers/customer'
import { api, readEnglishMessage, serverMessage } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

const { useMfAccountResetPasswordMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Resolves to the message to show. */
    mfAccountResetPassword: build.mutation<string, ResetPassword & { token: string }>({
      query: ({ token, ...data }) => ({
        url: `/api/customers/reset-password/${encodeURIComponent(token)}`,
        method: 'POST',
        data,
      }),
      transformResponse: readEnglishMessage,
    }),
  }),
})

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [resetPassword, { data: answer, isLoading, isSuccess }] = useMfAccountResetPasswordMutation()
  const { values, field } = useForm({ newPassword: '', confirmPassword: '' })
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!isSuccess) return
    const redirect = setTimeout(() => navigate(paths.login), timings.resetRedirect)
    return () => clearTimeout(redirect)
  }, [isSuccess, navigate])

  async function handleSubmit() {
    const wrong = resetPasswordProblem(values)
    setProblem(wrong && t(wrong))
    if (wrong) return
    const { error } = await resetPassword({ token, ...values })
    if (error) setProblem(serverMessage(error, t) ?? t('Something went wrong.'))
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <PasswordField label={t('New Password')} autoComplete="new-password" {...field('newPassword')} />
        <PasswordField
          label={t('Confirm Password')}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        {problem && <Alert tone="bad">{problem}</Alert>}
        {answer && isSuccess && <Alert tone="ok">{t(answer)}</Alert>}
        <Button type="submit" block busy={isLoading} disabled={isSuccess}>
          {t('Reset Password')}
        </Button>
      </FormGrid>
    </Form>
  )
}
