import type {
  Batch,
  FoundBatches,
  NewBatch,
  PackingChange,
  PackingRecord,
} from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const record = (shipment: string) => `/api/admin/shipments/${encodeURIComponent(shipment)}/record`

export const {
  useMfAdminGetPackingRecordQuery,
  useMfAdminWritePackingRecordMutation,
  useMfAdminSendPackagePhotoMutation,
  useMfAdminAddBatchMutation,
  useMfAdminFindBatchesQuery,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A shipment's packing record. The argument is the shipment's id. */
    mfAdminGetPackingRecord: build.query<PackingRecord, string>({
      queryFn: adminCall((shipment) => ({ url: record(shipment) })),
      providesTags: ['AdminOrders'],
    }),
    mfAdminWritePackingRecord: build.mutation<PackingRecord, PackingChange & { shipment: string }>({
      queryFn: adminCall(({ shipment, ...data }) => ({ url: record(shipment), method: 'PUT', data })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminSendPackagePhoto: build.mutation<PackingRecord, { shipment: string; picture: Blob }>({
      queryFn: adminCall(({ shipment, picture }) => ({
        url: `/api/admin/files/package-photos?${new URLSearchParams({ shipment })}`,
        method: 'POST',
        data: picture,
        headers: { 'content-type': picture.type || 'application/octet-stream' },
      })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminAddBatch: build.mutation<Batch, NewBatch>({
      queryFn: adminCall((data) => ({ url: '/api/admin/batches', method: 'POST', data })),
      invalidatesTags: ['AdminOrders'],
    }),
    /** @param number the batch number printed on the pack; if empty, the newest batches are returned */
    mfAdminFindBatches: build.query<FoundBatches, string>({
      queryFn: adminCall((number) => ({
        url: `/api/admin/batches${number ? `?${new URLSearchParams({ number })}` : ''}`,
      })),
      providesTags: ['AdminOrders'],
    }),
  }),
})
