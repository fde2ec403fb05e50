import type { ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { arrowShape } from '../icon/shapes'
import { Picture } from '../picture/picture'
import styles from './product-card.module.css'

/** The argument of a `link` prop: spread it on the router's link. */
interface LinkLook {
  className: string | undefined
  children: ReactNode
}

/**
 * A product as one link: picture, name, price and VIEW PRODUCT, or `action` in its place; null for none.
 * @param link renders the link: `(look) => <Link to={path} {...look} />`
 */
export function ProductCard({
  name,
  picture,
  link,
  price,
  action,
  sizes = '(min-width: 1024px) 292px, (min-width: 769px) 31vw, 46vw',
}: {
  name: ReactNode
  picture: string | null
  link: (look: LinkLook) => ReactNode
  price?: ReactNode
  action?: string | null
  sizes?: string
}) {
  const t = useText()
  const line = action === undefined ? t('VIEW PRODUCT') : action
  return link({
    className: styles.card,
    children: (
      <>
        <span className={styles.media}>
          <Picture src={picture} alt="" sizes={sizes} />
        </span>
        <span className={styles.body}>
          <span className={styles.name}>{name}</span>
          {price && <span className={styles.price}>{price}</span>}
          {line && (
            <span className={styles.action}>
              <span>{line}</span>
              <Icon shape={arrowShape} size={18} />
            </span>
          )}
        </span>
      </>
    ),
  })
}
