import { Alert } from 'design-system/alert/alert'
import { FileField } from 'design-system/file-field/file-field'
import { TextButton } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { fitToSend, PICTURE_TYPES } from 'shared-contracts/forms/fit-to-send'
import { serverMessage } from 'shared-contracts/http'
import { ownPhotoPath } from 'shared-contracts/reviews/photo-path'
import { MOST_PHOTOS, PHOTO_LIMIT_BYTES } from 'shared-contracts/reviews/review'
import { useText } from 'shared-contracts/words'
import styles from './review-form.module.css'
import { useMfAccountAddReviewPhotoMutation } from './reviews-api'

interface PhotoChoiceProps {
  ids: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Uploads photos as soon as they are chosen, so that a connection that is lost later costs nothing. */
export function PhotoChoice({ ids, onChange }: PhotoChoiceProps) {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const [add, { error, isLoading }] = useMfAccountAddReviewPhotoMutation()

  async function handleFiles(files: readonly File[]) {
    setProblem(undefined)
    let added = ids
    for (const file of files.slice(0, MOST_PHOTOS - ids.length)) {
      const photo = await fitToSend(file)
      if (photo.size > PHOTO_LIMIT_BYTES) {
        setProblem(t('This photo is larger than 15 MB. Choose a smaller one.'))
        break
      }
      const { data: id } = await add(photo)
      if (!id) break
      added = [...added, id]
      onChange(added)
    }
  }

  return (
    <div className={styles.photoChoice}>
      {ids.length > 0 && (
        <ul className={styles.photos} aria-label={t('Photos')}>
          {ids.map((id, place) => (
            <li key={id} className={styles.photo}>
              <img
                src={ownPhotoPath(id)}
                alt={t('Photo {number}', { number: place + 1 })}
                width={96}
                height={96}
                className={styles.preview}
              />
              <TextButton onClick={() => onChange(ids.filter((one) => one !== id))}>
                {t('Remove')}
                <span className="visually-hidden">{` ${t('Photo {number}', { number: place + 1 })}`}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {ids.length < MOST_PHOTOS && (
        <FileField
          label={t('Add photos')}
          optional
          multiple
          accept={PICTURE_TYPES}
          hint={t('Up to 4 photos. We remove where and when they were taken.')}
          disabled={isLoading}
          error={problem}
          onFiles={(files) => void handleFiles(files)}
        />
      )}
      {isLoading && <p role="status">{t('Uploading photo…')}</p>}
      {error && <Alert tone="bad">{serverMessage(error, t) ?? t('The photo wasn’t sent. Try again.')}</Alert>}
    </div>
  )
}
