import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { RestoredNote } from 'design-system/form/restored-note'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { timings } from 'design-system/timings'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type Registration, registrationProblem } from 'shared-contracts/customers/customer'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { useDraft } from 'shared-contracts/forms/use-draft'
import { api, readStatus, serverMessage } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import { isCreated } from 'shared-contracts/platform/created'
import { paths } from 'shared-contracts/routing/paths'
import { normalisePhoneText, typedPhone } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'
import { ButtonRow, FormAside } from '../../components/form-parts'

const { useMfAccountRegisterMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountRegister: build.mutation<unknown, Registration>({
      query: (data) => ({ url: '/api/customers/register', method: 'POST', data, validateStatus: isCreated }),
    }),
  }),
})

const blank = { firstname: '', lastname: '', email: '', mobilenumber: '', password: '' }

export function RegisterForm() {
  const t = useText()
  const navigate = useNavigate()
  const [register, { isLoading }] = useMfAccountRegisterMutation()
  const form = useForm(blank)
  const { values, field, set, reset } = form
  const draft = useDraft('register', form, ['firstname', 'lastname', 'email', 'mobilenumber'])
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    const sent = { ...values, mobilenumber: normalisePhoneText(values.mobilenumber) }
    const missing = registrationProblem(sent)
    setProblem(missing && t(missing))
    if (missing) return
    const { error } = await register(sent)
    if (error) {
      setProblem(registrationFailure(error, t))
      return
    }
    draft.forget()
    showToast({
      message: t('Registration successful! Redirecting to login.'),
      tone: 'ok',
      duration: timings.accountToast,
    })
    navigate(paths.login)
  }

  function handleReset() {
    reset()
    setProblem(undefined)
  }

  return (
    <>
      <Form onSubmit={handleSubmit}>
        <FormGrid>
          <Field label={t('First Name')} autoComplete="given-name" span="half" {...field('firstname')} />
          <Field label={t('Last Name')} autoComplete="family-name" span="half" {...field('lastname')} />
          <Field
            label={t('Email Address')}
            type="email"
            autoComplete="email"
            onInput={cleanEmail}
            {...field('email')}
          />
          <Field
            label={t('Mobile Number')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...field('mobilenumber')}
            onChange={({ target }) => set('mobilenumber', mobileNumber(target.value))}
          />
          <PasswordField label={t('Password')} {...field('password')} autoComplete="new-password" />
          {problem && <Alert tone="bad">{problem}</Alert>}
          <Button type="submit" block busy={isLoading}>
            {t('SUBMIT')}
          </Button>
          <ButtonRow>
            <Button variant="quiet" onClick={handleReset}>
              {t('Reset')}
            </Button>
            <Link to={paths.home} {...buttonLook({ variant: 'quiet' })}>
              {t('Cancel')}
            </Link>
          </ButtonRow>
          {draft.isRestored && <RestoredNote onClear={draft.clear} />}
        </FormGrid>
      </Form>
      <FormAside title={t('Already have an account?')}>
        <Link to={paths.login} {...buttonLook({ variant: 'line', block: true })}>
          {t('SIGN IN')}
        </Link>
      </FormAside>
    </>
  )
}

/** Accepts digits of any script and their separators; normalises a complete number. */
function mobileNumber(typed: string): string {
  return typedPhone(typed).replace(/[^\p{Nd}\p{Pd}+\s().]/gu, '')
}

/** Returns the message for a refused registration (specification 15.6). */
function registrationFailure(error: unknown, t: Text): string {
  const status = readStatus(error)
  if (status === 400) return t('Please check your inputs and try again.')
  if (status === 409) return t('Email already exists. Please log in instead.')
  return serverMessage(error, t) ?? t('Registration failed. Try again.')
}
