import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { useState } from 'react'
import { serverMessage } from 'shared-contracts/http'
import type { Factors, NewAdminPassword } from 'shared-contracts/staff/sign-in-schema'
import { CardSection } from '../../../components/cards/card-section'
import { PasswordForm } from '../../../components/entry/new-password/password-form'
import { RecoveryCodes } from '../../../components/entry/new-password/recovery-codes'
import {
  useMfAdminAskForAppMutation,
  useMfAdminRenewCodesMutation,
  useMfAdminSetPasswordMutation,
} from './factors-api'

/** A password with codes from an app, for devices without a passkey. */
export function PasswordMethod({ factors }: { factors: Factors }) {
  const { hasPassword, recoveryCodesLeft } = factors
  const [askForApp, asking] = useMfAdminAskForAppMutation()
  const [setPassword] = useMfAdminSetPasswordMutation()
  const [renewCodes, renewing] = useMfAdminRenewCodesMutation()
  const [codes, setCodes] = useState<string[]>()

  async function handleSend(password: NewAdminPassword) {
    const { data, error } = await setPassword(password)
    if (data) setCodes(data.recoveryCodes)
    return error
  }

  async function handleRenew() {
    const { data } = await renewCodes()
    if (data) setCodes(data.recoveryCodes)
  }

  function handleKept() {
    setCodes(undefined)
    asking.reset()
  }

  function content() {
    if (codes) return <RecoveryCodes codes={codes} onKept={handleKept} />
    if (asking.data) return <PasswordForm app={asking.data} label="Save password" onSend={handleSend} />
    return (
      <>
        <p>
          {hasPassword
            ? `Set up. ${recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left.`
            : 'Not set up. You sign in with a passkey only.'}
        </p>
        <Button variant="line" block busy={asking.isLoading} onClick={() => askForApp()}>
          {hasPassword ? 'Change password and app' : 'Set up password and app'}
        </Button>
        {hasPassword && (
          <Button variant="line" block busy={renewing.isLoading} onClick={handleRenew}>
            Create new recovery codes
          </Button>
        )}
      </>
    )
  }

  const error = asking.error ?? renewing.error
  return (
    <CardSection title="Password and authenticator app">
      {error && <Alert tone="bad">{serverMessage(error) ?? 'The server isn’t responding. Try again.'}</Alert>}
      {content()}
    </CardSection>
  )
}
