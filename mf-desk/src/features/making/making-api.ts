import type { DeskProduct } from 'shared-contracts/domain/desk/catalogue/catalogue-schema'
import type { NewPack, NewProduct } from 'shared-contracts/domain/desk/catalogue/making-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const url = '/api/desk/products'

export const { useMfDeskMakeProductMutation, useMfDeskMakePackMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskMakeProduct: build.mutation<DeskProduct, NewProduct>({
      queryFn: deskCall((data) => ({ url, method: 'POST', data })),
      invalidatesTags: ['DeskCatalogue', 'DeskJournal'],
    }),
    mfDeskMakePack: build.mutation<DeskProduct, { productId: string; pack: NewPack }>({
      queryFn: deskCall(({ productId, pack }) => ({
        url: `${url}/${encodeURIComponent(productId)}/packs`,
        method: 'POST',
        data: pack,
      })),
      invalidatesTags: ['DeskCatalogue', 'DeskJournal'],
    }),
  }),
})
