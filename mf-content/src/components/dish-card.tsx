import { Picture } from 'design-system/picture/picture'
import { Link } from 'react-router-dom'
import { useText } from 'shared-contracts/words'
import styles from './dish-card.module.css'
import { dishPicture } from './dish-picture'

/** A card that links to a dish. @param priority loads the picture first; for one card on the first screen */
export function DishCard({
  to,
  title,
  lang,
  image,
  hashtag,
  priority,
}: {
  to: string
  title: string
  /** The language of the title if it differs from the page's. */
  lang?: string | undefined
  image: string
  hashtag: string
  priority?: boolean
}) {
  const t = useText()
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.media}>
        <Picture src={image} alt="" {...dishPicture} priority={priority} />
      </span>
      <span className={styles.text}>
        <span className={styles.title} lang={lang}>
          {t(title)}
        </span>
        <span className={styles.hashtag}>{hashtag}</span>
      </span>
    </Link>
  )
}
