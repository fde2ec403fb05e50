import type { Blog } from 'shared-contracts/content/blog'
import { api, list, optional, reportMalformed, shape, text } from 'shared-contracts/http'
import type { ListedBlog } from './listed-blog'

const readBlog = shape<Blog>({
  ...{ title: text, description: text, image: text, publishedAt: text },
  imageText: optional(text),
})
const readBlogs = list(readBlog)

export const blogsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All blogs, in the api's order. A page's HTML includes only the fields that `asCards` keeps. */
    mfContentGetBlogs: build.query<(Blog | ListedBlog)[], void>({
      query: () => ({ url: '/api/blogs' }),
      transformResponse: (answer: unknown) =>
        Array.isArray(answer) ? readBlogs(answer, 'blogs', reportMalformed) : [],
    }),
    /** One blog. If the response has no title, the requested title is used. */
    mfContentGetBlog: build.query<Blog, string>({
      query: (title) => ({ url: `/api/blogs/${encodeURIComponent(title)}` }),
      transformResponse: (answer: unknown, _, title) => {
        const blog = readBlog(answer, 'blog', reportMalformed)
        if (!blog?.title && !blog?.description) throw new Error('The response has no blog.')
        return { ...blog, title: blog.title || title }
      },
    }),
  }),
})

export const { useMfContentGetBlogsQuery, useMfContentGetBlogQuery } = blogsApi
