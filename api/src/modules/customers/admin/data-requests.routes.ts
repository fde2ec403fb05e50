import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CloseDataRequest,
  DataRequest,
  DataRequestPage,
  DataRequests,
  DeleteData,
  NewDataRequest,
} from 'shared-contracts/customers/admin/data-requests-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../staff'
import type { DataRequestsService } from './data-requests.service'

const config = { right: 'manage-customers' } as const
const reauthenticated = { ...config, isReauthenticated: true } as const
const params = z.object({ id: z.uuid() })
const response = { 200: DataRequest }

export function dataRequestsRoutes(requests: DataRequestsService): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/data-requests',
      {
        config,
        schema: {
          summary: 'Requests for personal data, with due dates',
          response: { 200: DataRequests },
        },
      },
      async () => ({ requests: await requests.list() }),
    )

    routes.post(
      '/data-requests',
      {
        config,
        schema: { summary: 'Record a request for personal data', body: NewDataRequest, response },
      },
      (request) => requests.note(request.body, requireStaff(request)),
    )

    routes.get(
      '/data-requests/:id',
      {
        config,
        schema: {
          summary: "List where the shop stores the person's data, and which of it must be kept",
          params,
          response: { 200: DataRequestPage },
        },
      },
      (request) => requests.page(request.params.id),
    )

    routes.post(
      '/data-requests/:id/export',
      {
        config: reauthenticated,
        schema: {
          summary: "A copy of all the person's data, as one JSON file",
          params,
          response: { 200: z.unknown() },
        },
      },
      async (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="their-data.json"')
        return requests.takeCopy(request.params.id, requireStaff(request))
      },
    )

    routes.post(
      '/data-requests/:id/delete',
      {
        config: reauthenticated,
        schema: {
          summary: 'Delete all data that the law does not require to be kept',
          params,
          body: DeleteData,
          response,
        },
      },
      (request) => requests.remove(request.params.id, request.body.version, requireStaff(request)),
    )

    routes.post(
      '/data-requests/:id/close',
      {
        config,
        schema: { summary: 'Close a request without deleting', params, body: CloseDataRequest, response },
      },
      (request) =>
        requests.close(request.params.id, request.body.version, request.body.why, requireStaff(request)),
    )
  }
}
