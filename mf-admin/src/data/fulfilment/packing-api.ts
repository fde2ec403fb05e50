import type {
  Batch,
  FoundBatches,
  NewBatch,
  PackingChange,
  PackingRecord,
} from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const record = (parcel: string) => `/api/admin/parcels/${encodeURIComponent(parcel)}/record`

export const packingApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What was noted of a parcel, by the parcel's id. */
    mfAdminGetPackingRecord: build.query<PackingRecord, string>({
      queryFn: adminCall((parcel) => ({ url: record(parcel) })),
      providesTags: ['AdminOrders'],
    }),
    mfAdminWritePackingRecord: build.mutation<PackingRecord, PackingChange & { parcel: string }>({
      queryFn: adminCall(({ parcel, ...data }) => ({ url: record(parcel), method: 'PUT', data })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminSendParcelPhoto: build.mutation<PackingRecord, { parcel: string; picture: Blob }>({
      queryFn: adminCall(({ parcel, picture }) => ({
        url: `/api/admin/files/parcel-photos?${new URLSearchParams({ parcel })}`,
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
    /** @param number of a batch, as it stands on the pack; the newest batches without */
    mfAdminFindBatches: build.query<FoundBatches, string>({
      queryFn: adminCall((number) => ({
        url: `/api/admin/batches${number ? `?${new URLSearchParams({ number })}` : ''}`,
      })),
      providesTags: ['AdminOrders'],
    }),
  }),
})

export const {
  useMfAdminGetPackingRecordQuery,
  useMfAdminWritePackingRecordMutation,
  useMfAdminSendParcelPhotoMutation,
  useMfAdminAddBatchMutation,
  useMfAdminFindBatchesQuery,
} = packingApi
