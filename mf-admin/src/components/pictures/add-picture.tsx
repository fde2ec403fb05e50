import { FileField } from 'design-system/file-field/file-field'
import { useEffect, useState } from 'react'
import { ownName } from 'shared-contracts/content/media/own-picture'
import { fitToSend, MAX_PICTURE_BYTES, PICTURE_TYPES } from 'shared-contracts/forms/fit-to-send'
import {
  type PictureUse,
  useMfAdminGetPictureQuery,
  useMfAdminSendPictureMutation,
} from '../../data/files/pictures-api'
import { ChangeProblem } from '../screen-states/change-problem'

interface Props {
  use: PictureUse
  label: string
  hint: string
  onAdd: (address: string) => void
  /** Called when processing of a picture starts and ends. Saving in between would leave the picture out. */
  onBusy?: (isBusy: boolean) => void
}

/** Uploads a picture. `onAdd` is called once its sizes are generated. Saving the form puts it in the shop. */
export function AddPicture({ use, label, hint, onAdd, onBusy }: Props) {
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [send, { error, reset }] = useMfAdminSendPictureMutation()
  const { data } = useMfAdminGetPictureQuery(
    { path: use.path, name: ownName(waiting ?? '') ?? '' },
    { skip: waiting === undefined, pollingInterval: 1000 },
  )
  const isReady = data !== undefined && data.address === waiting && data.isReady

  useEffect(() => {
    if (!isReady || waiting === undefined) return
    setWaiting(undefined)
    onAdd(waiting)
  }, [isReady, waiting, onAdd])

  const isBusy = isSending || waiting !== undefined
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  async function handleFile(file: File) {
    setProblem(undefined)
    setSending(true)
    await sendFile(file).finally(() => setSending(false))
  }

  async function sendFile(file: File) {
    const title = file.name.replace(/\.\w+$/, '').slice(0, 80) || 'picture'
    const picture = await fitToSend(file)
    if (picture.size > MAX_PICTURE_BYTES) {
      setProblem(`This picture is ${Math.ceil(picture.size / 1_000_000)} MB. The limit is 15 MB.`)
      return
    }
    const { data: taken } = await send({ use, title, picture })
    if (taken?.isReady) onAdd(taken.address)
    else if (taken) setWaiting(taken.address)
  }

  return (
    <>
      <FileField
        label={label}
        accept={PICTURE_TYPES}
        hint={`${hint} Pictures are rotated upright, and location data is removed.`}
        disabled={isBusy}
        error={problem}
        onFiles={([file]) => void handleFile(file)}
      />
      {isBusy && <p role="status">Processing the picture…</p>}
      <ChangeProblem isPart error={error} onReload={reset} />
    </>
  )
}
