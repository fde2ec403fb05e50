import { Alert } from 'design-system/alert/alert'
import { Button, buttonLook } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { timings } from 'design-system/timings'
import { showToast } from 'design-system/toast/show-toast'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { registrationProblem } from 'shared-contracts/domain/customers'
import { paths } from 'shared-contracts/domain/paths'
import { ButtonRow, FormAside } from '../../form-parts/form-parts'
import { useMfAccountRegisterMutation } from './register-api'
import { registrationFailure } from './registration-failure'

const empty = { firstname: '', lastname: '', email: '', mobilenumber: '', password: '' }

export function RegisterForm() {
  const navigate = useNavigate()
  const [register, { isLoading }] = useMfAccountRegisterMutation()
  const [form, setForm] = useState(empty)
  const [problem, setProblem] = useState<string>()

  const field = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [name]: target.value }),
  })

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = registrationProblem(form)
    setProblem(missing)
    if (missing) return
    const { error } = await register(form)
    if (error) {
      setProblem(registrationFailure(error))
      return
    }
    showToast({
      message: 'Registration successful! Redirecting to login.',
      tone: 'ok',
      duration: timings.accountToast,
    })
    navigate(paths.login)
  }

  function handleReset() {
    setForm(empty)
    setProblem(undefined)
  }

  return (
    <>
      <form onSubmit={handleSubmit}>
        <FormGrid>
          <Field label="First Name" autoComplete="given-name" span="half" {...field('firstname')} />
          <Field label="Last Name" autoComplete="family-name" span="half" {...field('lastname')} />
          <Field label="Email Address" type="email" autoComplete="email" {...field('email')} />
          <Field
            label="Mobile Number"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...field('mobilenumber')}
            onChange={({ target }) => setForm({ ...form, mobilenumber: target.value.replace(/\D/g, '') })}
          />
          <PasswordField label="Password" {...field('password')} autoComplete="new-password" />
          {problem && <Alert tone="bad">{problem}</Alert>}
          <Button type="submit" block busy={isLoading}>
            SUBMIT
          </Button>
          <ButtonRow>
            <Button variant="quiet" onClick={handleReset}>
              Reset
            </Button>
            <Link to={paths.home} {...buttonLook({ variant: 'quiet' })}>
              Cancel
            </Link>
          </ButtonRow>
        </FormGrid>
      </form>
      <FormAside title="Already have an account?">
        <Link to={paths.login} {...buttonLook({ variant: 'line', block: true })}>
          SIGN IN
        </Link>
      </FormAside>
    </>
  )
}
