import { buttonLook } from 'design-system/button/button-look'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import { useMfContentGetBlogsQuery } from '../../data/blogs/blogs-api'
import { BlogCard } from './blog-card'
import styles from './blog-list.module.css'
import { BlogPlaceholders } from './blog-placeholders'

export function BlogList() {
  const t = useText()
  const { data: blogs, isError, isFetching, refetch } = useMfContentGetBlogsQuery()
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {blogs && blogs.length > 0 && (
        <ul className={styles.blogs}>
          {blogs.map((blog, index) => (
            <li key={blog.title}>
              <BlogCard blog={blog} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {blogs?.length === 0 && <NoBlogs />}
      {!blogs && isError && !isFetching && (
        <ErrorState title={t('The blogs didn’t load')} onRetry={retry}>
          <p>{t('Check your connection and try again.')}</p>
        </ErrorState>
      )}
      {!blogs && (isFetching || !isError) && <BlogPlaceholders />}
    </div>
  )
}

function NoBlogs() {
  const t = useText()
  return (
    <EmptyState
      title={t('No blogs yet')}
      level={2}
      action={
        <Link to={paths.recipes} {...buttonLook()}>
          {t('SEE RECIPES')}
        </Link>
      }
    >
      {t('The first one is still on the stove.')}
    </EmptyState>
  )
}
