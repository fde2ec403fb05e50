import { Field } from 'design-system/field/field'
import { type ChangeEvent, useEffect, useState } from 'react'
import type { TakenPicture } from 'shared-contracts/catalog/admin/drafts-schema'
import { ownName } from 'shared-contracts/content/media/own-picture'
import { ChangeProblem } from '../../../../components/screen-states/change-problem'
import { adminApi, adminCall } from '../../../../data/calls/admin-api'
import { fitToSend } from '../../../../data/files/fit-to-send'

interface PictureToSend {
  productId: string
  picture: Blob
}

const { useMfAdminSendPictureMutation, useMfAdminGetPictureQuery } = adminApi.injectEndpoints({
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

/** The api's own limit. */
const MOST_BYTES = 15_000_000

interface Props {
  productId: string
  onAdd: (address: string) => void
}

/** Takes a picture with the phone. It is added to the product once its sizes are made, and to the shop once that is saved. */
export function AddPicture({ productId, onAdd }: Props) {
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<string>()
  const [send, { error, isLoading, reset }] = useMfAdminSendPictureMutation()
  const { data } = useMfAdminGetPictureQuery(ownName(waiting ?? '') ?? '', {
    skip: waiting === undefined,
    pollingInterval: 1000,
  })
  const isReady = data !== undefined && data.address === waiting && data.isReady

  useEffect(() => {
    if (!isReady || waiting === undefined) return
    setWaiting(undefined)
    onAdd(waiting)
  }, [isReady, waiting, onAdd])

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setProblem(undefined)
    const picture = await fitToSend(file)
    // Lets the same picture be chosen again.
    target.value = ''
    if (picture.size > MOST_BYTES) {
      setProblem(`This picture is ${Math.ceil(picture.size / 1_000_000)} MB. The limit is 15 MB.`)
      return
    }
    const { data: taken } = await send({ productId, picture })
    if (taken?.isReady) onAdd(taken.address)
    else if (taken) setWaiting(taken.address)
  }

  return (
    <>
      <Field
        label="Add picture"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hint="Square pictures work best. They are rotated upright, and location data is removed."
        disabled={isLoading || waiting !== undefined}
        error={problem}
        onChange={(event) => void handleFile(event)}
      />
      {(isLoading || waiting !== undefined) && <p role="status">Processing the picture…</p>}
      <ChangeProblem error={error} onReload={reset} />
    </>
  )
}
