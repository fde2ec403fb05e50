import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { useState } from 'react'
import {
  changePasswordProblem,
  type ChangePassword as PasswordChange,
} from 'shared-contracts/customers/customer'
import { api, readEnglishMessage, serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'

const { useMfAccountChangePasswordMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Resolves to the message to show. */
    mfAccountChangePassword: build.mutation<string, PasswordChange>({
      query: (data) => ({ url: '/api/customers/change-password', method: 'POST', data }),
      transformResponse: readEnglishMessage,
    }),
  }),
})

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePassword() {
  const t = useText()
  const { values, field, reset } = useForm(blank)
  const [changePassword, { data: answer, isLoading, isSuccess }] = useMfAccountChangePasswordMutation()
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    const wrong = changePasswordProblem(values)
    setProblem(wrong && t(wrong))
    if (wrong) return
    const { error } = await changePassword(values)
    if (error) setProblem(serverMessage(error, t) ?? t('Something went wrong.'))
    else reset()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <PasswordField label={t('Current Password')} {...field('currentPassword')} />
        <PasswordField label={t('New Password')} autoComplete="new-password" {...field('newPassword')} />
        <PasswordField
          label={t('Confirm Password')}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        {problem && <Alert tone="bad">{problem}</Alert>}
        {answer && isSuccess && !problem && <Alert tone="ok">{t(answer)}</Alert>}
        <Button type="submit" block busy={isLoading}>
          {t('Save New Password')}
        </Button>
      </FormGrid>
    </Form>
  )
}
