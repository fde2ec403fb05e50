import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { FormGrid } from 'design-system/form-grid/form-grid'
import type { FormEvent } from 'react'
import { type Confirmation, confirmations } from 'shared-contracts/customers/customer'
import { api, oneOf, readStatus, reportMalformed, serverMessage } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import { EmailOutcome } from './email-outcome'

const readOutcome = oneOf(confirmations)

/** @throws Error if the response has no outcome, so that a failure never reads as a confirmed address */
function parseOutcome(answer: unknown): Confirmation {
  const outcome = readOutcome(Object(answer).outcome, 'confirmation', reportMalformed)
  if (!outcome) throw new Error('The response has no outcome.')
  return outcome
}

const { useMfAccountConfirmEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountConfirmEmail: build.mutation<Confirmation, string>({
      query: (token) => ({ url: '/api/customers/confirm-email', method: 'POST', data: { token } }),
      transformResponse: parseOutcome,
    }),
  }),
})

/** The outcome that each error status means. */
const refusals: Readonly<Record<number, Confirmation>> = { 400: 'unknown', 409: 'taken', 410: 'expired' }

/** Confirms only on a click: mail programs open links to scan them. Without scripts, the form is posted. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useText()
  const [confirm, { data, error, isLoading }] = useMfAccountConfirmEmailMutation()
  const outcome = data ?? refusals[readStatus(error)]

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isLoading) confirm(token)
  }

  if (outcome) return <EmailOutcome outcome={outcome} />
  return (
    <form method="post" action="/api/customers/confirm-email" onSubmit={handleSubmit}>
      <FormGrid>
        <p>
          {t(
            'Please confirm that this email address is yours. We’ll then send emails about your orders to it.',
          )}
        </p>
        {error !== undefined && (
          <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>
        )}
        <input type="hidden" name="token" value={token} />
        <Button type="submit" block busy={isLoading}>
          {t('Confirm My Email Address')}
        </Button>
      </FormGrid>
    </form>
  )
}
