import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { ContentVersionService } from './content-version.service'

/** Polled several times a second by every edge: served from memory, without cookies, rate limit or log line. */
export function contentVersionRoutes(contentVersion: ContentVersionService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/content-version',
      {
        config: { cookies: false, rateLimit: false },
        logLevel: 'warn',
        schema: {
          summary: 'The version of the catalogue and content, which changes with every edit',
          querystring: z.object({ known: z.optional(z.string().check(z.maxLength(100))) }),
          response: {
            200: z.object({
              version: z.string(),
              hasPublishedContent: z.optional(z.boolean()),
              /** The version of each part; left out if `known` is the current version. */
              tags: z.optional(z.record(z.string(), z.string())),
            }),
          },
        },
      },
      async ({ query }) => contentVersion.announcedSince(query.known),
    )
  }
}
