import { Picture } from 'design-system/picture/picture'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import { type Blog, blogPreview } from 'shared-contracts/domain/content'
import { paths } from 'shared-contracts/domain/paths'
import { blogPicture, cardPicture } from '../../data/blogs/blog-picture'
import styles from './blog-card.module.css'

/** @param priority for the one picture of the first screen */
export function BlogCard({ blog, priority }: { blog: Blog; priority?: boolean }) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={blogPicture(blog)}
        alt=""
        {...cardPicture}
        width={1200}
        height={750}
        priority={priority}
      />
      <h2 className="h3">{blog.title}</h2>
      <p className="muted">{blogPreview(blog.description)}</p>
      <p>
        <Link to={paths.blog(blog.title)} {...textLook()}>
          Read More
          <span className="visually-hidden"> about {blog.title}</span>
        </Link>
      </p>
    </article>
  )
}
