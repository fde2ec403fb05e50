import { Picture } from 'design-system/picture/picture'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { type Blog, blogPreview } from 'shared-contracts/domain/content'
import { paths } from 'shared-contracts/domain/paths'
import styles from './blog-card.module.css'
import { blogPicture } from './blog-picture'

export function BlogCard({ blog }: { blog: Blog }) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={blogPicture(blog)}
        alt=""
        sizes="(min-width: 1024px) 392px, (min-width: 600px) 47vw, 94vw"
        width={1200}
        height={750}
      />
      <h2 className="h3">{blog.title}</h2>
      <p className="muted">{blogPreview(blog.description)}</p>
      <p>
        <Link to={paths.blog(blog.title)} aria-label={`Read More: ${blog.title}`} {...textLook()}>
          Read More
        </Link>
      </p>
    </article>
  )
}
