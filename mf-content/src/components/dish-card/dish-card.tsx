import { Picture } from 'design-system/picture/picture'
import { Link } from 'react-router-dom'
import styles from './dish-card.module.css'

/** A dish as one link: picture, title and hashtag. */
export function DishCard({
  to,
  title,
  image,
  hashtag,
}: {
  to: string
  title: string
  image: string
  hashtag: string
}) {
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.media}>
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1024px) 292px, (min-width: 769px) 31vw, 46vw"
          widths={[320, 480, 640]}
          width={800}
          height={800}
        />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hashtag}>{hashtag}</span>
      </span>
    </Link>
  )
}
