import type * as schema from 'shared-contracts/catalog/admin/stock-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export interface Pack {
  productId: string
  variantId: string
}

/** A change of a pack's stock. */
interface OfPack<Change> extends Pack {
  change: Change
}

const stock = '/api/admin/stock'
const stockTake = '/api/admin/files/stock-take'
const buildAddress = ({ productId, variantId }: Pack) =>
  `${stock}/${encodeURIComponent(productId)}/${encodeURIComponent(variantId)}`
// A pack may sell out, or be back, whenever its stock changes.
const changed = ['AdminStock', 'AdminCatalog', 'AdminMoney', 'AdminAuditLog'] as const

export const {
  useMfAdminGetStockQuery,
  useMfAdminGetPackStockInfiniteQuery,
  useMfAdminStartCountingMutation,
  useMfAdminStopCountingMutation,
  useMfAdminSetLowAtMutation,
  useMfAdminAdjustStockMutation,
  useMfAdminTakeStockCsvMutation,
  useMfAdminPreviewStockTakeMutation,
  useMfAdminApplyStockTakeMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetStock: build.query<schema.StockList, void>({
      queryFn: adminCall(() => ({ url: stock })),
      providesTags: ['AdminStock', 'AdminCatalog'],
    }),
    /** A pack's stock and movements, newest first, page by page. */
    mfAdminGetPackStock: build.infiniteQuery<schema.StockHistory, Pack, number | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ before }) => before },
      queryFn: adminCall(({ queryArg, pageParam }) => ({
        url: buildAddress(queryArg) + (pageParam === undefined ? '' : `?before=${pageParam}`),
      })),
      providesTags: ['AdminStock', 'AdminCatalog'],
    }),
    mfAdminStartCounting: build.mutation<schema.ChangedStock, OfPack<schema.StartCounting>>({
      queryFn: adminCall(({ change, ...pack }) => ({
        url: `${buildAddress(pack)}/counting`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: changed,
    }),
    mfAdminStopCounting: build.mutation<schema.ChangedStock, Pack>({
      queryFn: adminCall((pack) => ({ url: `${buildAddress(pack)}/counting`, method: 'DELETE' })),
      invalidatesTags: changed,
    }),
    mfAdminSetLowAt: build.mutation<schema.ChangedStock, OfPack<schema.LowAt>>({
      queryFn: adminCall(({ change, ...pack }) => ({
        url: `${buildAddress(pack)}/low-at`,
        method: 'PUT',
        data: change,
      })),
      invalidatesTags: changed,
    }),
    mfAdminAdjustStock: build.mutation<schema.ChangedStock, OfPack<schema.StockAdjustment> & { key: string }>(
      {
        queryFn: adminCall(({ change, key, ...pack }) => ({
          url: `${buildAddress(pack)}/adjustments`,
          method: 'POST',
          data: change,
          headers: { 'Idempotency-Key': key },
        })),
        invalidatesTags: changed,
      },
    ),
    /** Returns the form of a stock-take, as CSV. */
    mfAdminTakeStockCsv: build.mutation<string, void>({
      queryFn: adminCall(() => ({ url: `${stock}.csv`, responseType: 'text' })),
    }),
    mfAdminPreviewStockTake: build.mutation<schema.StockTakePlan, schema.StockTake>({
      queryFn: adminCall((data) => ({ url: `${stockTake}/preview`, method: 'POST', data })),
    }),
    mfAdminApplyStockTake: build.mutation<schema.StockTaken, schema.StockTakeToApply & { key: string }>({
      queryFn: adminCall(({ key, ...data }) => ({
        url: stockTake,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: changed,
    }),
  }),
})
