import { Picture } from 'design-system/picture/picture'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { Blog } from 'shared-contracts/content/blog'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { blogPicture, cardPicture } from '../../data/blogs/blog-picture'
import { cardPreview, type ListedBlog } from '../../data/blogs/listed-blog'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './blog-card.module.css'

/** @param priority loads the picture first; for one card on the first screen */
export function BlogCard({ blog, priority }: { blog: Blog | ListedBlog; priority?: boolean }) {
  const t = useText()
  const prose = useProseLanguage()
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={blogPicture(blog)}
        alt={blog.imageText ?? ''}
        {...cardPicture}
        width={1200}
        height={750}
        priority={priority}
      />
      {blog.title && (
        <h2 className="h3" lang={prose}>
          {blog.title}
        </h2>
      )}
      <p className="muted" lang={prose}>
        {cardPreview(blog)}
      </p>
      {blog.title && (
        <p>
          <Link to={paths.blog(blog.title)} {...textLook()}>
            {t('Read More')}
            <span className="visually-hidden">{` ${t('about {title}', { title: blog.title })}`}</span>
          </Link>
        </p>
      )}
    </article>
  )
}
