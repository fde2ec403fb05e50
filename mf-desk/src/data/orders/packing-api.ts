import type {
  Batch,
  FoundBatches,
  NewBatch,
  PackingChange,
  PackingRecord,
} from 'shared-contracts/domain/desk/orders/packing-record-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const record = (parcel: string) => `/api/desk/parcels/${encodeURIComponent(parcel)}/record`

export const packingApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What was noted of a parcel, by the parcel's id. */
    mfDeskGetPackingRecord: build.query<PackingRecord, string>({
      queryFn: deskCall((parcel) => ({ url: record(parcel) })),
      providesTags: ['DeskOrders'],
    }),
    mfDeskWritePackingRecord: build.mutation<PackingRecord, PackingChange & { parcel: string }>({
      queryFn: deskCall(({ parcel, ...data }) => ({ url: record(parcel), method: 'PUT', data })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskSendParcelPhoto: build.mutation<PackingRecord, { parcel: string; picture: Blob }>({
      queryFn: deskCall(({ parcel, picture }) => ({
        url: `/api/desk/files/parcel-photos?${new URLSearchParams({ parcel })}`,
        method: 'POST',
        data: picture,
        headers: { 'content-type': picture.type || 'application/octet-stream' },
      })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskAddBatch: build.mutation<Batch, NewBatch>({
      queryFn: deskCall((data) => ({ url: '/api/desk/batches', method: 'POST', data })),
      invalidatesTags: ['DeskOrders'],
    }),
    /** @param number of a batch, as it stands on the pack; the newest batches without */
    mfDeskFindBatches: build.query<FoundBatches, string>({
      queryFn: deskCall((number) => ({
        url: `/api/desk/batches${number ? `?${new URLSearchParams({ number })}` : ''}`,
      })),
      providesTags: ['DeskOrders'],
    }),
  }),
})

export const {
  useMfDeskGetPackingRecordQuery,
  useMfDeskWritePackingRecordMutation,
  useMfDeskSendParcelPhotoMutation,
  useMfDeskAddBatchMutation,
  useMfDeskFindBatchesQuery,
} = packingApi
