import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AlertDevice,
  AlertSubscription,
  Alerts,
  NewOrders,
} from 'shared-contracts/notifications/admin/alerts-schema'
import * as z from 'zod/mini'
import type { SessionLookup } from '../../staff'
import { createNotSignedInError, requireStaff } from '../../staff'
import type { AlertsService } from './alerts.service'

const config = { right: 'see-orders' } as const
const params = z.object({ id: z.uuid() })
const Done = z.object({ message: z.string() })

/** @param sessionOf returns the person signed in with a request's cookie */
export function alertsRoutes(alerts: AlertsService, sessionOf: SessionLookup): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '',
      {
        config,
        schema: { summary: 'Your browsers that get alerts for new orders', response: { 200: Alerts } },
      },
      (request) => alerts.alertsOf(requireStaff(request)),
    )

    routes.get(
      '/new',
      {
        config,
        schema: {
          summary: 'Check for new orders, and count the unopened ones',
          response: { 200: NewOrders },
        },
      },
      alerts.news,
    )

    routes.put(
      '/devices',
      {
        config,
        schema: {
          summary: 'Turn on alerts for a browser',
          body: AlertSubscription,
          response: { 200: AlertDevice },
        },
      },
      async (request) => {
        const session = await sessionOf(request)
        if (!session) throw createNotSignedInError()
        return alerts.put(session, request.body)
      },
    )

    routes.delete(
      '/devices/:id',
      { config, schema: { summary: 'Turn off alerts for a browser', params, response: { 200: Done } } },
      async (request) => {
        await alerts.remove(requireStaff(request), request.params.id)
        return { message: 'Alerts are off for this device.' }
      },
    )

    routes.post(
      '/devices/:id/test',
      { config, schema: { summary: 'Send a test alert to a browser', params, response: { 200: Done } } },
      async (request) => {
        await alerts.test(requireStaff(request), request.params.id)
        return { message: 'Test alert sent.' }
      },
    )

    routes.post(
      '/signals/:id/received',
      {
        // A service worker has no session; knowing the signal's id proves that it was received.
        config: { right: 'nobody-yet', cookies: false, csrf: false },
        schema: { summary: 'Confirm that an alert was received', params, response: { 200: Done } },
      },
      async (request) => {
        await alerts.received(request.params.id)
        return { message: 'Thank you.' }
      },
    )
  }
}
