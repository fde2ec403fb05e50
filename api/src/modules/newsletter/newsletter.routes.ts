import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inLanguage } from 'shared-contracts/i18n/language'
import { ConfirmSubscription, Subscription } from 'shared-contracts/newsletter/subscription-schema'
import { paths } from 'shared-contracts/routing/paths'
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

/** Lets mail programs unsubscribe (RFC 8058): they post without cookies, and the token allows nothing else. */
export function unsubscribeRoutes({ newsletter }: NewsletterRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_, _body, done) => done(null, undefined))
    const params = z.object({ token: z.uuid() })
    const config = { csrf: false, cookies: false, invalidMessage: 'This link is invalid.' } as const

    app.post(
      '/newsletter/unsubscribe/:token',
      {
        config,
        schema: {
          summary: 'Unsubscribe, also with one click in a mail app',
          params,
          response: { 200: Message },
        },
      },
      async (request) => {
        await newsletter.unsubscribe(request.params.token)
        return { message: 'You’ve been unsubscribed.' }
      },
    )

    // Mail programs without one-click open the address instead, which changes nothing.
    app.get(
      '/newsletter/unsubscribe/:token',
      { config, schema: { summary: 'Redirect to the unsubscribe page', params } },
      async ({ params: { token } }, reply) => {
        const language = (await newsletter.languageOf(token)) ?? 'en'
        return reply.redirect(inLanguage(language, paths.newsletterUnsubscribe(token)), 303)
      },
    )
  }
}
