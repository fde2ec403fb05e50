import { Picture } from 'design-system/picture/picture'
import { useText } from 'shared-contracts/words'
import styles from './product-gallery.module.css'
import { galleryPicture } from './product-pictures'

/** The large picture and its 60 px thumbnails (specification 8.7). */
export function ProductGallery({
  name,
  pictures,
  texts,
  position,
  onShow,
}: {
  name: string
  pictures: readonly string[]
  /** Alternative texts; if one is missing, the product's name is used. */
  texts: readonly string[] | undefined
  position: number
  onShow: (position: number) => void
}) {
  const t = useText()
  return (
    <div>
      <div className={styles.main}>
        <Picture
          src={pictures[position] ?? null}
          alt={texts?.[position] || name}
          {...galleryPicture}
          priority
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('Image {number} of {count}', { number: index + 1, count: pictures.length })}
                aria-current={index === position || undefined}
                onClick={() => onShow(index)}
              >
                <Picture src={picture} alt="" sizes="60px" widths={[320]} width={60} height={60} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
