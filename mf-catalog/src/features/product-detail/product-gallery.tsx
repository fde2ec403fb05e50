import { Picture } from 'design-system/picture/picture'
import styles from './product-gallery.module.css'
import { galleryPicture } from './product-pictures'

/** The large picture and its thumbnails, which are 60 px (specification 8.7). */
export function ProductGallery({
  name,
  pictures,
  position,
  onShow,
}: {
  name: string
  pictures: readonly string[]
  position: number
  onShow: (position: number) => void
}) {
  return (
    <div>
      <div className={styles.main}>
        <Picture src={pictures[position] ?? null} alt={name} {...galleryPicture} priority />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Image ${index + 1} of ${pictures.length}`}
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
