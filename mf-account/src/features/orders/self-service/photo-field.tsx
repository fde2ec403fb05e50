import { FileField } from 'design-system/file-field/file-field'
import { TextButton } from 'design-system/text-link/text-link'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from 'shared-contracts/forms/fit-to-send'
import { MOST_CASE_PHOTOS } from 'shared-contracts/support/cases/case'
import { useText } from 'shared-contracts/words'
import styles from './self-service.module.css'

interface Props {
  photos: readonly File[]
  /** The photos that the case already has. */
  known?: number
  error?: string | undefined
  onChange: (photos: File[], error?: string) => void
}

/** Collects photos until they are sent with the form. */
export function PhotoField({ photos, known = 0, error, onChange }: Props) {
  const t = useText()
  const left = MOST_CASE_PHOTOS - known - photos.length

  function handleFiles(chosen: readonly File[]) {
    const isLarge = chosen.some(({ size }) => size > MAX_PICTURE_BYTES)
    const fitting = chosen.filter(({ size }) => size <= MAX_PICTURE_BYTES)
    const tooMany =
      fitting.length > left ? t('You can add up to {most} photos.', { most: MOST_CASE_PHOTOS }) : undefined
    onChange([...photos, ...fitting.slice(0, left)], isLarge ? t('A photo can have up to 15 MB.') : tooMany)
  }

  return (
    <>
      <FileField
        label={t('Photos')}
        optional
        multiple
        accept={PICTURE_TYPES}
        hint={t('Up to 6. Only you and our staff can see them.')}
        disabled={left <= 0}
        error={error}
        onFiles={handleFiles}
      />
      {photos.length > 0 && (
        <ul className={styles.messages} aria-label={t('Chosen photos')}>
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos can have the same name, and they are only removed
            <li key={`${index} ${photo.name}`} className={styles.head}>
              <span translate="no">{photo.name}</span>
              <TextButton onClick={() => onChange(photos.filter((_, other) => other !== index))}>
                {t('Remove')}
                <span className="visually-hidden" translate="no">{` ${photo.name}`}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
