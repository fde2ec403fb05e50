import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Confirmation, confirmations } from 'shared-contracts/customers/customer'
import { ConfirmEmail } from 'shared-contracts/customers/customer-schema'
import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import type { EmailConfirmation } from './email-confirmation'

const FORM = 'application/x-www-form-urlencoded'

/** Confirms email addresses. A form, sent by pages without JavaScript, gets a redirect in response. */
export function confirmEmailRoutes({ confirm }: Pick<EmailConfirmation, 'confirm'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    app.post(
      '/customers/confirm-email',
      {
        // The secret in the link replaces the CSRF token, so links work in any browser, even without scripts.
        config: {
          csrf: false,
          invalidMessage:
            'This link is incomplete. Please open it from the email again, or get a new one in your account.',
        },
        schema: {
          summary: 'Confirm an email address with the emailed link; a form without scripts gets a redirect',
          body: ConfirmEmail,
          response: { 200: z.object({ outcome: z.enum(confirmations) }) },
        },
      },
      async (request, reply) => {
        const { outcome, language } = await confirm(request.body.token)
        if (request.headers['content-type']?.startsWith(FORM))
          return reply.redirect(inLanguage(language, paths.emailOutcome(outcome)), 303)
        refuse(outcome)
        return reply.send({ outcome })
      },
    )
  }
}

/** @throws AppError if the link is unknown or expired, or the address is already taken */
function refuse(outcome: Confirmation): void {
  if (outcome === 'unknown')
    throw new AppError(
      'INVALID_INPUT',
      'This link is incomplete. Please open it from the email again, or get a new one in your account.',
    )
  if (outcome === 'expired')
    throw new AppError('LINK_EXPIRED', 'This link has expired. You can get a new one in your account.')
  if (outcome === 'taken')
    throw new AppError('EMAIL_TAKEN', 'There’s already an account with this email address.')
}
