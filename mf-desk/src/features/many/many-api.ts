import type { BulkPlan, PriceWish } from 'shared-contracts/domain/desk/catalogue/bulk-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const csvUrl = '/api/desk/files/catalogue-csv'
const pricesUrl = '/api/desk/catalogue-prices'

/** How many fields were changed, and the save by which they are taken back. */
export interface Applied {
  changed: number
  save?: string | undefined
}

export const {
  useMfDeskTakeCatalogueMutation,
  useMfDeskPreviewCsvMutation,
  useMfDeskApplyCsvMutation,
  useMfDeskPreviewPricesMutation,
  useMfDeskApplyPricesMutation,
} = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The text of a file. */
    mfDeskTakeCatalogue: build.mutation<string, void>({
      queryFn: deskCall(() => ({ url: '/api/desk/catalogue.csv', responseType: 'text' })),
    }),
    mfDeskPreviewCsv: build.mutation<BulkPlan, string>({
      queryFn: deskCall((csv) => ({ url: `${csvUrl}/preview`, method: 'POST', data: { csv } })),
    }),
    mfDeskApplyCsv: build.mutation<Applied, { csv: string; seen: string }>({
      queryFn: deskCall((data) => ({ url: csvUrl, method: 'POST', data })),
      invalidatesTags: ['DeskCatalogue', 'DeskJournal'],
    }),
    mfDeskPreviewPrices: build.mutation<BulkPlan, PriceWish>({
      queryFn: deskCall((data) => ({ url: `${pricesUrl}/preview`, method: 'POST', data })),
    }),
    mfDeskApplyPrices: build.mutation<Applied, { wish: PriceWish; seen: string }>({
      queryFn: deskCall((data) => ({ url: pricesUrl, method: 'POST', data })),
      invalidatesTags: ['DeskCatalogue', 'DeskJournal'],
    }),
  }),
})
