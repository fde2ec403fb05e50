import type { Blog } from 'shared-contracts/content/blog'
import { api, list, optional, reportMalformed, shape, text } from 'shared-contracts/http'

const readBlog = shape<Blog>({
  ...{ title: text, description: text, image: text, publishedAt: text },
  imageText: optional(text),
})
const readBlogs = list(readBlog)

export const blogsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All blogs, in the api's order. Empty if the response is not a list. */
    mfContentGetBlogs: build.query<Blog[], void>({
      query: () => ({ url: '/api/blogs' }),
      transformResponse: (answer: unknown) =>
        Array.isArray(answer) ? readBlogs(answer, 'blogs', reportMalformed) : [],
    }),
    /** One blog. If the response has no title, it keeps the requested one. */
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
