import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ActionItems,
  ComparedAccounts,
  DismissalReason,
  Settled,
} from 'shared-contracts/payments/admin/money-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { RefundRequests } from '../refunds/refund-requests.service'
import type { ActionItemsService } from './action-items.service'

interface ActionItemsRoutesDeps extends ActionItemsService {
  waiting: RefundRequests['waiting']
}

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })
const see = { right: 'see-money' } as const
/** Accountants may see action items but not resolve them. */
const settle = { right: ['see-money', 'refund'] } as const

export function actionItemsRoutes(service: ActionItemsRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/action-items',
      {
        config: see,
        schema: { summary: 'The action items', response: { 200: ActionItems } },
      },
      async () => ({ items: await service.items(), refundRequests: await service.waiting() }),
    )

    routes.get(
      '/accounts',
      {
        config: see,
        schema: {
          summary: "The gateways' accounts compared with the ledger",
          response: { 200: ComparedAccounts },
        },
      },
      service.accounts,
    )

    routes.post(
      '/action-items/:id/ask',
      {
        config: settle,
        schema: {
          summary: 'Check the status of an action item with its gateway',
          params,
          response: { 200: Settled },
        },
      },
      async (request) => {
        return { isSettled: await service.ask(request.params.id) }
      },
    )

    routes.post(
      '/action-items/:id/looked-at',
      {
        // Marking as reviewed hides held money from everybody.
        config: { ...settle, isReauthenticated: true },
        schema: {
          summary: 'Mark as done',
          params,
          body: DismissalReason,
          response: { 200: Settled },
        },
      },
      async (request) => {
        const staff = requireStaff(request)
        await service.lookedAt(staff, request.params.id, request.body.why)
        return { isSettled: true }
      },
    )

    routes.post(
      '/action-items/:id/accept',
      {
        config: { ...settle, isReauthenticated: true },
        schema: {
          summary: 'Accept a payment of a different amount, and mark its order as paid',
          params,
          body: DismissalReason,
          response: { 200: Settled },
        },
      },
      async (request) => {
        const staff = requireStaff(request)
        await service.accept(staff, request.params.id, request.body.why)
        return { isSettled: true }
      },
    )

    routes.post(
      '/action-items/:id/send',
      { config: settle, schema: { summary: 'Resend the email', params, response: { 200: Settled } } },
      async (request) => {
        const staff = requireStaff(request)
        await service.send(staff, request.params.id)
        return { isSettled: true }
      },
    )
  }
}
