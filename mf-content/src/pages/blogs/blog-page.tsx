import { useRetry } from 'design-system/error-state/use-retry'
import { useParams } from 'react-router-dom'
import { readStatus } from 'shared-contracts/http'
import { useMfContentGetBlogQuery } from '../../data/blogs/blogs-api'
import { BlogArticle } from '../../features/blogs/blog-article'
import { LoadingBlog } from '../../features/blogs/loading-blog'
import styles from './blog-page.module.css'

function BlogPage() {
  const { title = '' } = useParams()
  const { currentData: blog, error, isFetching, refetch } = useMfContentGetBlogQuery(title)
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {blog ? (
        <BlogArticle blog={blog} />
      ) : (
        <LoadingBlog failure={isFetching ? undefined : toFailure(error)} onRetry={retry} />
      )}
    </div>
  )
}

function toFailure(error: unknown) {
  if (!error) return undefined
  return readStatus(error) === 404 ? 'unknown' : 'unreachable'
}

export { BlogPage as Component }
