import type { TakenPicture } from 'shared-contracts/domain/desk/catalogue/making-schema'
import { deskApi, deskCall } from '../../../data/calls/desk-api'

export interface PictureToSend {
  productId: string
  picture: Blob
}

export const { useMfDeskSendPictureMutation, useMfDeskGetPictureQuery } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskSendPicture: build.mutation<TakenPicture, PictureToSend>({
      queryFn: deskCall(({ productId, picture }) => ({
        url: `/api/desk/files/pictures?${new URLSearchParams({ product: productId })}`,
        method: 'POST',
        data: picture,
        headers: { 'content-type': picture.type || 'application/octet-stream' },
      })),
    }),
    mfDeskGetPicture: build.query<TakenPicture, string>({
      queryFn: deskCall((name) => ({ url: `/api/desk/pictures/${name}` })),
    }),
  }),
})
