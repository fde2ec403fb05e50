import { Picture } from 'design-system/picture/picture'
import { Prose } from 'design-system/prose/prose'
import { Title } from 'design-system/title/title'
import type { Blog } from 'shared-contracts/domain/content'
import { articlePicture, blogPicture } from '../../data/blogs/blog-picture'
import styles from './blog-article.module.css'
import { cleanedHtml } from './cleaned-html'

export function BlogArticle({ blog }: { blog: Blog }) {
  return (
    <article>
      <Title>{blog.title}</Title>
      <div className="wrap">
        <Picture
          className={styles.picture}
          src={blogPicture(blog)}
          alt=""
          {...articlePicture}
          width={1200}
          height={750}
          priority
        />
        <Prose>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the api has cleaned it (clean-html.ts in api/src/modules/content) */}
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: cleanedHtml(blog.description) }} />
        </Prose>
      </div>
    </article>
  )
}
