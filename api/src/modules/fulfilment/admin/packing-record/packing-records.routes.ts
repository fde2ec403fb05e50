import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  Batch,
  BatchQuery,
  FoundBatches,
  NewBatch,
  PackingChange,
  PackingRecord,
} from 'shared-contracts/fulfilment/admin/packing-record-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { BatchBook } from './batch-book'
import type { PackingRecords } from './packing-records'

const reads = { right: 'see-orders' } as const
const writes = { right: 'pack-and-ship' } as const
const params = z.object({ id: z.string() })

export function packingRecordsRoutes(records: PackingRecords, book: BatchBook): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/shipments/:id/record',
      {
        config: reads,
        schema: { summary: "A shipment's packing record", params, response: { 200: PackingRecord } },
      },
      (request) => records.show(request.params.id),
    )

    routes.put(
      '/shipments/:id/record',
      {
        config: writes,
        schema: {
          summary: "Record a shipment's weight and batches",
          params,
          body: PackingChange,
          response: { 200: PackingRecord },
        },
      },
      async (request) => {
        await records.write(request.params.id, request.body, requireStaff(request))
        return records.show(request.params.id)
      },
    )

    routes.post(
      '/batches',
      {
        config: writes,
        schema: { summary: 'Add a batch of a pack', body: NewBatch, response: { 201: Batch } },
      },
      async (request, reply) => reply.code(201).send(await book.add(request.body, requireStaff(request))),
    )

    routes.get(
      '/batches',
      {
        config: reads,
        schema: {
          summary: 'The orders that contain a batch; without a number, the newest batches',
          querystring: BatchQuery,
          response: { 200: FoundBatches },
        },
      },
      async (request) => ({ batches: await book.find(request.query.number || undefined) }),
    )
  }
}
