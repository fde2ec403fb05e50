import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import * as z from 'zod/mini'

/** A kind of mail that its recipient can stop. */
interface StoppableMail {
  /** The address below /api, without the token, such as '/newsletter/unsubscribe'. */
  path: string
  /** The call's summary in the api's description. */
  summary: string
  /** The message shown to the recipient afterwards. */
  message: string
  /** Returns the path of the page that offers the same. */
  page: (token: string) => string
  /** Does nothing for an unknown token. */
  stop: (token: string) => Promise<void>
  /** Returns the recipient's language; undefined for an unknown token. */
  languageOf: (token: string) => Promise<Language | undefined>
}

/** Lets mail programs stop a mail (RFC 8058): they post without cookies, and the token allows nothing else. */
export function oneClickStopRoutes(mail: StoppableMail): FastifyPluginAsyncZod {
  return async (app) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_, _body, done) => done(null, undefined))
    const params = z.object({ token: z.uuid() })
    const config = { csrf: false, cookies: false, invalidMessage: 'This link is invalid.' } as const

    app.post(
      `${mail.path}/:token`,
      {
        config,
        schema: {
          summary: `${mail.summary}, also with one click in a mail app`,
          params,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async ({ params: { token } }) => {
        await mail.stop(token)
        return { message: mail.message }
      },
    )

    // Mail programs without one-click open the address instead, which changes nothing.
    app.get(
      `${mail.path}/:token`,
      { config, schema: { summary: `Redirect to the page for it: ${mail.summary}`, params } },
      async ({ params: { token } }, reply) => {
        const language = (await mail.languageOf(token)) ?? 'en'
        return reply.redirect(inLanguage(language, mail.page(token)), 303)
      },
    )
  }
}

/** Returns a mail's headers for one-click stopping (RFC 8058). @param publicOrigin has no trailing slash */
export function oneClickStopHeaders(path: string, token: string, publicOrigin: string) {
  return {
    'List-Unsubscribe': `<${publicOrigin}/api${path}/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
