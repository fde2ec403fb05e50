import { useEffect, useRef, useState } from 'react'
import { Tin } from '../tin/tin'
import styles from './picture.module.css'
import { everyWidth, sourceSet } from './stored-picture'

/**
 * A stored picture, as AVIF or JPEG in the width that the browser chooses. It fills its box, which sets the
 * ratio. If the copies are missing it shows the stored file; if that is missing too, the drawn tin.
 * @param src stored path such as /uploads/turmeric-powder-1.jpg, or null if there is none
 * @param widths pixel widths of the smaller copies stored beside the file; empty if there are none
 * @param priority set it for only one picture, on the first screen
 */
export function Picture({
  src,
  alt,
  sizes,
  widths = everyWidth,
  width = 1000,
  height = 1000,
  priority,
  className,
}: {
  src: string | null
  alt: string
  sizes: string
  widths?: readonly number[]
  width?: number
  height?: number
  priority?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState<{ src: string; plain: boolean }>()
  const image = useRef<HTMLImageElement>(null)
  const failure = failed?.src === src ? failed : undefined
  const plain = widths.length === 0 || failure !== undefined
  const frame = className ? `${styles.picture} ${className}` : styles.picture

  // A picture in the server's HTML may have failed to load before hydration.
  useEffect(() => {
    const broken = image.current?.complete && image.current.naturalWidth === 0
    if (src && broken) setFailed({ src, plain })
  }, [src, plain])

  if (!src || failure?.plain) {
    return (
      <span className={`${frame} ${styles.missing}`} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <Tin />
      </span>
    )
  }
  return (
    <picture className={frame}>
      {!plain && <source type="image/avif" srcSet={sourceSet(src, widths, 'avif')} sizes={sizes} />}
      <img
        ref={image}
        className={styles.image}
        src={src}
        srcSet={plain ? undefined : sourceSet(src, widths, 'jpg')}
        sizes={plain ? undefined : sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed({ src, plain })}
      />
    </picture>
  )
}
