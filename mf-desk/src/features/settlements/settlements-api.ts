import type {
  DeskSettlement,
  ReadSettlements,
  SettlementFile,
  SettlementLine,
} from 'shared-contracts/domain/desk/money/settlements-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

export const {
  useMfDeskGetSettlementsQuery,
  useMfDeskGetSettlementLinesQuery,
  useMfDeskReadSettlementFileMutation,
} = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetSettlements: build.query<DeskSettlement[], void>({
      queryFn: deskCall(() => ({ url: '/api/desk/money/settlements' })),
      providesTags: ['DeskMoney'],
    }),
    mfDeskGetSettlementLines: build.query<SettlementLine[], number>({
      queryFn: deskCall((id) => ({ url: `/api/desk/money/settlements/${id}/lines` })),
      providesTags: ['DeskMoney'],
    }),
    mfDeskReadSettlementFile: build.mutation<ReadSettlements, SettlementFile>({
      queryFn: deskCall((data) => ({ url: '/api/desk/files/settlements', method: 'POST', data })),
      invalidatesTags: ['DeskMoney', 'DeskJournal'],
    }),
  }),
})
