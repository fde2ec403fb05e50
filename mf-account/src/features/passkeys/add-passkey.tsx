import { startRegistration } from '@simplewebauthn/browser'
import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Form } from 'design-system/form/form'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { PasswordField } from 'design-system/password-field/password-field'
import { useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { ceremonyProblem } from '../../data/passkeys/ceremony-problem'
import { rememberOffer } from '../../data/passkeys/offer-memory'
import { useMfAccountAddPasskeyMutation, useMfAccountAskToAddPasskeyMutation } from './passkeys-api'

/** Asks for the password, then lets the browser create a passkey. @param onAdded receives the message to show */
export function AddPasskey({ onAdded }: { onAdded: (message: string) => void }) {
  const t = useText()
  const { values, field, reset } = useForm({ password: '' })
  const [ask] = useMfAccountAskToAddPasskeyMutation()
  const [add] = useMfAccountAddPasskeyMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function handleSubmit() {
    const missing = values.password ? undefined : t('Please enter your password.')
    setProblem(missing)
    if (missing) return
    setIsBusy(true)
    setProblem(await addOne())
    setIsBusy(false)
  }

  /** @returns the error message, if any */
  async function addOne(): Promise<string | undefined> {
    const asked = await ask(values)
    if (!asked.data) return serverMessage(asked.error, t) ?? t('Something went wrong.')
    const made = await startRegistration({ optionsJSON: asked.data }).catch((error: unknown) => ({ error }))
    if ('error' in made) return ceremonyProblem(made.error, t)
    const { data, error } = await add(made)
    if (data === undefined) return serverMessage(error, t) ?? t('Something went wrong.')
    rememberOffer()
    reset()
    onAdded(t(data))
    return undefined
  }

  return (
    <Form aria-label={t('Add a passkey')} noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <PasswordField label={t('Your Password')} {...field('password')} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Button type="submit" variant="line" busy={isBusy}>
          {t('Add a Passkey')}
        </Button>
      </FormGrid>
    </Form>
  )
}
