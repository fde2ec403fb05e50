import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChangeEmail, EmailState } from 'shared-contracts/customers/customer-schema'
import { say } from 'shared-contracts/i18n/translatable-message'
import { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../../../http/limits/attempt-limits'
import { localizeMessage } from '../../../../http/requests/request-preferences'
import { requireCustomer } from '../../../../http/sessions/session'
import type { EmailChange } from './email-change'

interface EmailRoutesDeps {
  change: EmailChange
  attemptLimits: Pick<AttemptLimits, 'takeMail'>
}

export function emailRoutes({ change, attemptLimits }: EmailRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/customers/email',
      {
        config: { session: 'optional' },
        schema: {
          summary: "Get the customer's email address and whether it is confirmed; null for a visitor",
          response: { 200: z.object({ email: z.nullable(EmailState) }) },
        },
      },
      async ({ customerId }) => ({ email: customerId ? await change.stateOf(customerId) : null }),
    )

    app.post(
      '/customers/confirmation-mail',
      {
        config: { session: 'required' },
        schema: {
          summary: 'Resend the email confirmation link',
          response: { 200: TranslatableMessage },
        },
      },
      async (request) => {
        const customerId = requireCustomer(request)
        const email = await change.stateOf(customerId)
        if (!email || email.isConfirmed) return { message: 'Your email address is confirmed.' }
        await attemptLimits.takeMail('confirm', request.ip, email.address)
        await change.remind(customerId)
        const said = say('We’ve emailed a link to {email}. Open it to confirm your email address.', {
          email: email.address,
        })
        return localizeMessage(request.headers, said)
      },
    )

    app.post(
      '/customers/change-email',
      {
        config: { session: 'required', invalidMessage: 'Please enter a valid email and your password.' },
        schema: {
          summary: 'Request a change of email address, confirmed by a link emailed to the new one',
          body: ChangeEmail,
          response: { 200: TranslatableMessage },
        },
      },
      async (request) => {
        const { email } = request.body
        await attemptLimits.takeMail('change', request.ip, email)
        await change.ask(requireCustomer(request), request.body)
        const said = say('We’ve emailed a link to {email}. Your address changes when you open it.', { email })
        return localizeMessage(request.headers, said)
      },
    )
  }
}
