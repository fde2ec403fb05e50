import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { TextButton } from 'design-system/text-link/text-link'
import { showToast } from 'design-system/toast/show-toast'
import { useState } from 'react'
import { api } from 'shared-contracts/http'
import { useAppDispatch } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { useMfAccountSendPhotoMutation } from './cases-api'
import { PhotoField } from './photo-field'
import { sendPhotos } from './send-photos'
import { sendProblem } from './send-problem'

interface Props {
  orderId: string
  id: string
  /** The photos that the case already has. */
  known: number
}

/** Adds photos to a case, for example because staff asked for them. */
export function AddPhotos({ orderId, id, known }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(false)
  const [photos, setPhotos] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [send] = useMfAccountSendPhotoMutation()

  async function handlePress() {
    if (isBusy || photos.length === 0) return
    setBusy(true)
    const { left, error } = await sendPhotos(photos, (photo) => send({ orderId, id, photo }))
    setBusy(false)
    setPhotos(left)
    setFailure(error)
    dispatch(api.util.invalidateTags(['Orders']))
    if (error) return
    setOpen(false)
    showToast({ tone: 'ok', message: t('Photos sent.') })
  }

  function handlePhotos(next: File[], error?: string) {
    setPhotos(next)
    setProblem(error)
  }

  if (!isOpen)
    return (
      <div>
        <TextButton onClick={() => setOpen(true)}>
          {t('Add photos')}
          <span className="visually-hidden" translate="no">{` ${id}`}</span>
        </TextButton>
      </div>
    )
  return (
    <>
      <PhotoField photos={photos} known={known} error={problem} onChange={handlePhotos} />
      {failure !== undefined && <Alert tone="bad">{sendProblem(failure, t)}</Alert>}
      <div>
        <Button size="sm" busy={isBusy} onClick={handlePress} disabled={photos.length === 0}>
          {t('Send photos')}
        </Button>
      </div>
    </>
  )
}
