import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { Field } from 'design-system/field/field'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { closeShape } from 'design-system/icon/shapes'
import { PasswordField } from 'design-system/password-field/password-field'
import { textLook } from 'design-system/text-link/text-link'
import { timings } from 'design-system/timings'
import { showToast } from 'design-system/toast/show-toast'
import { type ReactNode, useRef, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { type LoginForm, loginProblem, type User } from 'shared-contracts/customers/customer'
import { cleanEmail } from 'shared-contracts/forms/clean-email'
import { api, serverMessage } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { loggedIn, selectUser, useAppDispatch, useAppSelector } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { FormAside } from '../../components/form-parts'
import { isLogin, parseUser } from '../../data/login-response'

const { useMfAccountLoginMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountLogin: build.mutation<User, LoginForm>({
      query: (data) => ({ url: '/api/customers/login', method: 'POST', data, validateStatus: isLogin }),
      transformResponse: parseUser,
      // Discards data fetched for the previous customer.
      invalidatesTags: ['Orders', 'Addresses'],
    }),
  }),
})

/** Logs in, then opens the home page (specification 14.5). @param children renders another sign-in method */
export function SignIn({ children }: { children: (enter: (user: User) => void) => ReactNode }) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [login, { isLoading }] = useMfAccountLoginMutation()
  const { values, field } = useForm({ email: '', password: '' })
  const [problem, setProblem] = useState<string>()
  const hasEntered = useRef(false)

  // Only visitors who arrive logged in are redirected to the account: a login here opens the home page instead.
  if (user && !hasEntered.current) return <Navigate to={paths.account} replace />

  async function handleSubmit() {
    const missing = loginProblem(values)
    setProblem(missing && t(missing))
    if (missing) return
    const { data, error } = await login(values)
    if (!data) {
      setProblem(serverMessage(error, t) ?? t('Login failed. Try again.'))
      return
    }
    enter(data)
  }

  function enter(customer: User) {
    hasEntered.current = true
    dispatch(loggedIn(customer))
    showToast({ message: t('Login successful!'), tone: 'ok', duration: timings.accountToast })
    navigate(paths.home)
  }

  return (
    <>
      <Form noValidate onSubmit={handleSubmit}>
        <FormGrid>
          <Field
            label={t('Email Address')}
            type="email"
            autoComplete="email webauthn"
            onInput={cleanEmail}
            {...field('email')}
          />
          <PasswordField label={t('Password')} {...field('password')} />
          {problem && (
            <Alert tone="bad" mark={closeShape}>
              {problem}
            </Alert>
          )}
          <Button type="submit" block busy={isLoading}>
            {t('SIGN IN')}
          </Button>
        </FormGrid>
      </Form>
      {children(enter)}
      <div>
        <Link to="?forgotten" {...textLook()}>
          {t('Forgot your Password?')}
        </Link>
      </div>
      <FormAside title={t("Don't have an account?")}>
        <Link to={paths.register} {...buttonLook({ variant: 'line', block: true })}>
          {t('CREATE ACCOUNT')}
        </Link>
      </FormAside>
    </>
  )
}
