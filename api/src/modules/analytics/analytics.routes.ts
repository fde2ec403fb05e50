import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Counts } from 'shared-contracts/analytics/analytics-schema'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import * as z from 'zod/mini'
import { isSameSecret } from '../../app/secrets'
import { AppError } from '../../errors'
import type { AnalyticsService } from './analytics.service'

/** @param internalKey authenticates edges; without one nobody may add counts */
export function analyticsRoutes(
  analytics: AnalyticsService,
  internalKey: string | undefined,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/analytics',
      {
        config: { cookies: false, csrf: false },
        logLevel: 'warn',
        schema: {
          summary: "Add an edge's counts since its last report",
          body: Counts,
          response: { 200: z.object({ message: z.string() }) },
        },
        // Checked before the body is read.
        onRequest: async ({ headers }) => {
          const given = headers[INTERNAL_KEY_HEADER]
          const isEdge = internalKey && typeof given === 'string' && isSameSecret(given, internalKey)
          if (!isEdge) throw new AppError('FORBIDDEN', 'Only the shop’s own edges can add figures.')
        },
      },
      async (request) => {
        await analytics.add(request.body.counts)
        return { message: 'Added.' }
      },
    )
  }
}
