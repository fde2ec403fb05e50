import type { ReactNode } from 'react'
import { Picture } from '../picture/picture'
import styles from './page-head.module.css'
import { pageHeadPicture } from './page-head-picture'

/**
 * The deep red band at the top of a page: the title on the left, a banner's subject on the right.
 * @param picture stored path of a 12:5 banner
 */
export function PageHead({ title, picture }: { title: ReactNode; picture?: string }) {
  return (
    <div className={`${styles.head} on-dark`}>
      {picture && (
        <Picture
          className={styles.picture}
          src={picture}
          alt=""
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
