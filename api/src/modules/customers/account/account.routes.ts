import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChangePassword, SignedInDevice } from 'shared-contracts/customers/customer-schema'
import * as z from 'zod/mini'
import { deviceName } from '../../../http/sessions/device-name'
import { requireCustomer } from '../../../http/sessions/session'
import type { AccountPassword } from '../passwords/account-password'
import type { CustomerSessions, ListedSession } from '../sign-in/customer-sessions'

interface AccountRoutesDeps {
  sessions: CustomerSessions
  password: AccountPassword
}

const Message = z.object({ message: z.string() })
const config = { session: 'required' } as const

export function accountRoutes({ sessions, password }: AccountRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/customers/sessions',
      {
        config,
        schema: {
          summary: "The customer's signed-in devices, most recently used first",
          response: { 200: z.array(SignedInDevice) },
        },
      },
      async (request) => (await sessions.listOf(requireCustomer(request), request.sid)).map(toDevice),
    )

    app.delete(
      '/customers/sessions/:id',
      {
        config,
        schema: {
          summary: 'Sign a device out',
          params: z.object({ id: z.uuid() }),
          response: { 200: Message },
        },
      },
      async (request) => {
        await sessions.endOne(requireCustomer(request), request.params.id)
        return { message: 'Device signed out.' }
      },
    )

    app.delete(
      '/customers/sessions',
      {
        config,
        schema: {
          summary: 'Sign every other device out',
          response: { 200: Message },
        },
      },
      async (request) => {
        await sessions.endOthers(requireCustomer(request), request.sid)
        return { message: 'All other devices signed out.' }
      },
    )

    app.post(
      '/customers/change-password',
      {
        config: { ...config, invalidMessage: 'All fields are required.' },
        schema: {
          summary: 'Change the password; ends every other session',
          body: ChangePassword,
          response: { 200: Message },
        },
      },
      async (request, reply) => {
        const customerId = requireCustomer(request)
        await password.change(customerId, request.body)
        const device = deviceName(request.headers['user-agent'])
        await sessions.start(customerId, reply.renewSid(), undefined, device)
        return { message: 'Password changed. All other devices have been signed out.' }
      },
    )
  }
}

function toDevice({ id, device, startedAt, lastSeenAt, isThis }: ListedSession): SignedInDevice {
  return {
    id,
    device,
    signedInAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis,
  }
}
