import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Confirmation, confirmations } from 'shared-contracts/domain/customers'
import { ChangeEmail, ConfirmEmail, EmailState } from 'shared-contracts/domain/customers-schema'
import { normaliseEmail } from 'shared-contracts/domain/email'
import { paths } from 'shared-contracts/domain/paths'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { customerOf } from '../../../http/session'
import type { TryLimits } from '../../../http/try-limits'
import type { EmailChange } from './email-change'
import type { EmailConfirmation } from './email-confirmation'

export interface EmailRoutesDeps {
  change: EmailChange
  confirmation: Pick<EmailConfirmation, 'confirm'>
  tryLimits: Pick<TryLimits, 'takeMail'>
}

const Message = z.object({ message: z.string() })
const FORM = 'application/x-www-form-urlencoded'

/** Proving that an address is one's own, and changing it. */
export function emailRoutes({ change, confirmation, tryLimits }: EmailRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    app.get(
      '/customers/email',
      {
        config: { session: 'optional' },
        schema: {
          summary: 'Whether the customer’s e-mail address is confirmed; nothing for a visitor',
          response: { 200: z.object({ email: z.nullable(EmailState) }) },
        },
      },
      async ({ customerId }) => ({ email: customerId ? await change.stateOf(customerId) : null }),
    )

    app.post(
      '/customers/confirm-email',
      {
        // The link in the mail is the proof. It works in any browser, with scripts or without.
        config: { csrf: false, invalidMessage: 'This link is not a whole one.' },
        schema: {
          summary: 'Confirm an address by the link in a mail; a form without scripts is led on to a page',
          body: ConfirmEmail,
          response: { 200: z.object({ outcome: z.enum(confirmations) }) },
        },
      },
      async (request, reply) => {
        const outcome = await confirmation.confirm(request.body.token)
        if (request.headers['content-type']?.startsWith(FORM))
          return reply.redirect(paths.emailOutcome(outcome), 303)
        refuse(outcome)
        return reply.send({ outcome })
      },
    )

    app.post(
      '/customers/confirmation-mail',
      {
        config: { session: 'required' },
        schema: {
          summary: 'Send the link that confirms the customer’s address again',
          response: { 200: Message },
        },
      },
      async (request) => {
        const customerId = customerOf(request)
        const email = await change.stateOf(customerId)
        if (!email || email.isConfirmed) return { message: 'Your email address is confirmed.' }
        await tryLimits.takeMail('confirm', request.ip, email.address)
        await change.remind(customerId, email.address)
        return { message: `We have sent a mail to ${email.address}. Please open the link in it.` }
      },
    )

    app.post(
      '/customers/change-email',
      {
        config: { session: 'required', invalidMessage: 'Please enter a valid email and your password.' },
        schema: {
          summary: 'Ask for another e-mail address; it changes once the link in a mail to it is used',
          body: ChangeEmail,
          response: { 200: Message },
        },
      },
      async (request) => {
        const email = normaliseEmail(request.body.email)
        await tryLimits.takeMail('change', request.ip, email)
        await change.ask(customerOf(request), request.body)
        return {
          message: `We have sent a mail to ${email}. Your address changes once you open the link in it.`,
        }
      },
    )
  }
}

/** @throws AppError for a link that confirms nothing */
function refuse(outcome: Confirmation): void {
  if (outcome === 'unknown') throw new AppError('INVALID_INPUT', 'This link is not a whole one.')
  if (outcome === 'expired')
    throw new AppError('LINK_EXPIRED', 'This link has expired. Your account sends you a new one.')
  if (outcome === 'taken')
    throw new AppError('EMAIL_TAKEN', 'There is an account with this email address already.')
}
