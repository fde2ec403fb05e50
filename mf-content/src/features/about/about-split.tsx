import { Picture } from 'design-system/picture/picture'
import type { ReactNode } from 'react'
import styles from './about-split.module.css'

/** A picture beside text. @param reversed puts the picture on the right on large screens */
export function AboutSplit({
  image,
  alt,
  reversed,
  children,
}: {
  image: string
  alt: string
  reversed?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.split} data-reversed={reversed || undefined}>
      <Picture className={styles.picture} src={image} alt={alt} sizes="(min-width: 769px) 47vw, 94vw" />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
