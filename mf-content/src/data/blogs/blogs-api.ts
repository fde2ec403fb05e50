import type { Blog } from 'shared-contracts/domain/content'
import { api } from 'shared-contracts/http'

export const blogsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Every blog, in the api's order; anything but a list is none. */
    mfContentGetBlogs: build.query<Blog[], void>({
      query: () => ({ url: '/api/blogs' }),
      transformResponse: (answer: unknown) => (Array.isArray(answer) ? answer : []),
    }),
    /** One blog by its title. */
    mfContentGetBlog: build.query<Blog, string>({
      query: (title) => ({ url: `/api/blogs/${encodeURIComponent(title)}` }),
    }),
  }),
})

export const { useMfContentGetBlogsQuery, useMfContentGetBlogQuery } = blogsApi
