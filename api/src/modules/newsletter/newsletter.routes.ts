import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ConfirmSubscription, Subscription } from 'shared-contracts/newsletter/subscription-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { readRepeatKey } from '../../http/requests/repeat-key'
import { readRequestLanguage } from '../../http/requests/request-preferences'
import type { NewsletterService } from './newsletter.service'

interface NewsletterRoutesDeps {
  newsletter: NewsletterService
  attemptLimits: Pick<AttemptLimits, 'takeMail'>
}

const Message = z.object({ message: z.string() })
const INVALID_LINK = 'This link is invalid or has expired. Please subscribe again.'

export function newsletterRoutes({ newsletter, attemptLimits }: NewsletterRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/subscribe',
      {
        config: { invalidMessage: 'Please enter a valid email.' },
        schema: {
          summary: 'Subscribe to the newsletter; a confirmation link is emailed to the address',
          body: Subscription,
          response: { 200: Message },
        },
      },
      async (request) => {
        const { email } = request.body
        await attemptLimits.takeMail('subscribe', request.ip, email)
        await newsletter.subscribe(
          email,
          readRequestLanguage(request.headers),
          readRepeatKey(request.headers),
        )
        return { message: 'Subscription successful! Thank you.' }
      },
    )

    app.post(
      '/newsletter/confirm',
      {
        config: { invalidMessage: INVALID_LINK },
        schema: {
          summary: 'Confirm a subscription with the emailed token',
          body: ConfirmSubscription,
          response: { 200: Message },
        },
      },
      async (request) => {
        await newsletter.confirm(request.body.token)
        return { message: 'Your subscription is confirmed. Thank you.' }
      },
    )
  }
}
