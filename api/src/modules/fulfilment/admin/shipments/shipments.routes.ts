import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ArrivedShipment,
  ChangedShipment,
  CorrectShipment,
  NewReturn,
  NewShipment,
  SeenShipment,
  ShipOrder,
  ShipShipment,
} from 'shared-contracts/fulfilment/admin/shipments-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import { buildScopedRepeatKey, readRepeatKey } from '../../../../http/requests/repeat-key'
import { requireStaff } from '../../../staff'
import type { ShipmentWork } from './shipment-work'

const config = { right: 'pack-and-ship' } as const
const params = z.object({ id: z.string() })
const response = { 200: ChangedShipment }

export function shipmentsRoutes(work: ShipmentWork): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/orders/:id/shipments',
      {
        config,
        schema: {
          summary: "Start a shipment; its Idempotency-Key is the shipment's id",
          params,
          body: NewShipment,
          response,
        },
      },
      async (request) => {
        const { params, body, headers } = request
        return {
          shipment: await work.begin(params.id, requireStaff(request), body.lines, readRepeatKey(headers)),
        }
      },
    )

    routes.post(
      '/orders/:id/ship',
      {
        config,
        schema: {
          summary: 'Pack and ship the remaining items of an order; repeating it is safe',
          params,
          body: ShipOrder,
          response,
        },
      },
      async (request) => {
        const { lines, ...handover } = request.body
        const typed = { ...handover, repeatKey: buildScopedRepeatKey(request.headers, request.params.id) }
        return { shipment: await work.packAndShip(request.params.id, typed, requireStaff(request), lines) }
      },
    )

    routes.post(
      '/shipments/:id/pack',
      { config, schema: { summary: 'Mark a shipment as packed', params, body: SeenShipment, response } },
      async (request) => ({
        shipment: await work.pack(request.params.id, request.body.version, requireStaff(request)),
      }),
    )

    routes.post(
      '/shipments/:id/cancel',
      { config, schema: { summary: 'Unpack a shipment', params, body: SeenShipment, response } },
      async (request) => ({
        shipment: await work.cancel(request.params.id, request.body.version, requireStaff(request)),
      }),
    )

    routes.post(
      '/shipments/:id/ship',
      {
        config,
        schema: {
          summary: 'Hand a shipment to a courier; repeating it is safe',
          params,
          body: ShipShipment,
          response,
        },
      },
      async (request) => {
        const { version, ...handover } = request.body
        const typed = { ...handover, repeatKey: buildScopedRepeatKey(request.headers, request.params.id) }
        return { shipment: await work.ship(request.params.id, version, typed, requireStaff(request)) }
      },
    )

    routes.post(
      '/shipments/:id/undo',
      {
        config,
        schema: { summary: 'Undo shipping within 2 minutes', params, body: SeenShipment, response },
      },
      async (request) => ({
        shipment: await work.undo(request.params.id, request.body.version, requireStaff(request)),
      }),
    )

    routes.put(
      '/shipments/:id/handover',
      {
        config,
        schema: {
          summary: "Correct a shipment's courier and tracking number",
          params,
          body: CorrectShipment,
          response,
        },
      },
      async (request) => {
        const { version, isTold, ...typed } = request.body
        return {
          shipment: await work.correct(request.params.id, version, typed, isTold, requireStaff(request)),
        }
      },
    )

    routes.post(
      '/shipments/:id/arrival',
      {
        config,
        schema: {
          summary: 'Record the outcome of a shipped shipment',
          params,
          body: ArrivedShipment,
          response,
        },
      },
      async (request) => {
        const { version, state } = request.body
        return { shipment: await work.arrived(request.params.id, version, state, requireStaff(request)) }
      },
    )

    routes.post(
      '/shipments/:id/returns',
      {
        config,
        schema: {
          summary: 'Record a return; repeating it is safe',
          params,
          body: NewReturn,
          response,
        },
      },
      async (request) => {
        const repeatKey = buildScopedRepeatKey(request.headers, request.params.id)
        if (!repeatKey) throw new AppError('INVALID_INPUT', 'Add the header Idempotency-Key.')
        const input = { ...request.body, note: request.body.note ?? '', repeatKey }
        return { shipment: await work.takeBack(request.params.id, input, requireStaff(request)) }
      },
    )

    routes.post(
      '/returns/:id/undo',
      {
        config,
        schema: {
          summary: 'Undo a return within 2 minutes',
          params,
          response,
        },
      },
      async (request) => ({ shipment: await work.undoReturn(request.params.id, requireStaff(request)) }),
    )
  }
}
