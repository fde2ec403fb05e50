import type { TakenPicture } from 'shared-contracts/content/admin/pictures-schema'
import type { ContentFolder } from 'shared-contracts/content/media/own-picture'
import { adminApi, adminCall } from '../calls/admin-api'

/** The purpose of an uploaded picture, and the query that passes it to the api. */
export type PictureUse =
  | { path: 'pictures'; query: { product: string } }
  | { path: 'content-pictures'; query: { folder: ContentFolder } }

interface PictureToSend {
  use: PictureUse
  /** The file's name without its extension. */
  title: string
  picture: Blob
}

export const { useMfAdminSendPictureMutation, useMfAdminGetPictureQuery, useMfAdminGetContentPicturesQuery } =
  adminApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfAdminSendPicture: build.mutation<TakenPicture, PictureToSend>({
        queryFn: adminCall(({ use: { path, query }, title, picture }) => ({
          url: `/api/admin/files/${path}?${new URLSearchParams({ ...query, ...(path === 'content-pictures' && { title }) })}`,
          method: 'POST',
          data: picture,
          headers: { 'content-type': picture.type || 'application/octet-stream' },
        })),
      }),
      mfAdminGetPicture: build.query<TakenPicture, Pick<PictureUse, 'path'> & { name: string }>({
        queryFn: adminCall(({ path, name }) => ({ url: `/api/admin/${path}/${name}` })),
      }),
      mfAdminGetContentPictures: build.query<{ pictures: TakenPicture[] }, ContentFolder>({
        queryFn: adminCall((folder) => ({ url: `/api/admin/content-pictures?folder=${folder}` })),
      }),
    }),
  })
