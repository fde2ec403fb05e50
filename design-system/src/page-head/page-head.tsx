import type { ReactNode } from 'react'
import { Picture } from '../picture/picture'
import styles from './page-head.module.css'
import { pageHeadPicture } from './page-head-picture'

/**
 * The dark red band at the top of a page: the title on the left, a banner on the right.
 * @param picture stored path of a 12:5 banner @param pictureText leave out if it is decorative
 */
export function PageHead({
  title,
  picture,
  pictureText = '',
}: {
  title: ReactNode
  picture?: string
  pictureText?: string
}) {
  return (
    <div className={`${styles.head} on-dark`}>
      {picture && (
        <Picture
          className={styles.picture}
          src={picture}
          alt={pictureText}
          {...pageHeadPicture}
          width={1600}
          height={667}
          priority
        />
      )}
      <div className={`${styles.text} wrap`}>
        <h1 className={styles.title}>{title}</h1>
      </div>
    </div>
  )
}
