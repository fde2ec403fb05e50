import { Picture } from 'design-system/picture/picture'
import { cleanedHtml } from 'design-system/prose/cleaned-html'
import { Prose } from 'design-system/prose/prose'
import { Title } from 'design-system/title/title'
import type { Blog } from 'shared-contracts/content/blog'
import { articlePicture, blogPicture } from '../../data/blogs/blog-picture'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './blog-article.module.css'

export function BlogArticle({ blog }: { blog: Blog }) {
  return (
    <article lang={useProseLanguage()}>
      <Title>{blog.title}</Title>
      <div className="wrap">
        <Picture
          className={styles.picture}
          src={blogPicture(blog)}
          alt={blog.imageText ?? ''}
          {...articlePicture}
          width={1200}
          height={750}
          priority
        />
        <Prose>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the api has cleaned it (api/src/modules/content/clean-html.ts) */}
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: cleanedHtml(blog.description) }} />
        </Prose>
      </div>
    </article>
  )
}
