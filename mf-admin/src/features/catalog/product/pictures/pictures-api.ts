import type { TakenPicture } from 'shared-contracts/catalog/admin/making-schema'
import { adminApi, adminCall } from '../../../../data/calls/admin-api'

export interface PictureToSend {
  productId: string
  picture: Blob
}

export const { useMfAdminSendPictureMutation, useMfAdminGetPictureQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminSendPicture: build.mutation<TakenPicture, PictureToSend>({
      queryFn: adminCall(({ productId, picture }) => ({
        url: `/api/admin/files/pictures?${new URLSearchParams({ product: productId })}`,
        method: 'POST',
        data: picture,
        headers: { 'content-type': picture.type || 'application/octet-stream' },
      })),
    }),
    mfAdminGetPicture: build.query<TakenPicture, string>({
      queryFn: adminCall((name) => ({ url: `/api/admin/pictures/${name}` })),
    }),
  }),
})
