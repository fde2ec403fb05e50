import { useParams } from 'react-router-dom'
import { statusOf } from 'shared-contracts/http'
import { BlogArticle } from '../features/blogs/blog-article'
import { useMfContentGetBlogQuery } from '../features/blogs/blogs-api'
import { LoadingBlog } from '../features/blogs/loading-blog'

export function BlogPage() {
  const { title = '' } = useParams()
  const { currentData: blog, error, isFetching, refetch } = useMfContentGetBlogQuery(title)
  if (blog) return <BlogArticle blog={blog} />
  return <LoadingBlog failure={isFetching ? undefined : failureOf(error)} onRetry={refetch} />
}

function failureOf(error: unknown) {
  if (!error) return undefined
  return statusOf(error) === 404 ? 'unknown' : 'unreachable'
}
