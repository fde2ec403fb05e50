import { buttonLook } from 'design-system/button/button'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { ErrorState } from 'design-system/error-state/error-state'
import { Spinner } from 'design-system/spinner/spinner'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { BlogCard } from './blog-card'
import styles from './blog-list.module.css'
import { useMfContentGetBlogsQuery } from './blogs-api'

/** Every blog, or why there is none to show. */
export function BlogList() {
  const { data: blogs, isError, isFetching, refetch } = useMfContentGetBlogsQuery()
  if (blogs && blogs.length > 0) {
    return (
      <ul className={styles.blogs}>
        {blogs.map((blog) => (
          <li key={blog.title}>
            <BlogCard blog={blog} />
          </li>
        ))}
      </ul>
    )
  }
  if (isError && !isFetching) {
    return (
      <ErrorState title="The blogs could not be loaded" onRetry={refetch}>
        <p>Please check your connection and try again.</p>
      </ErrorState>
    )
  }
  if (!blogs) return <Spinner label="Loading blogs..." />
  return (
    <EmptyState
      title="No blogs yet"
      level={2}
      action={
        <Link to={paths.recipes} {...buttonLook()}>
          SEE RECIPES
        </Link>
      }
    >
      The first one is still on the stove.
    </EmptyState>
  )
}
