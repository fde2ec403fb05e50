import * as z from 'zod/mini'

/** A blog post as the api returns it. `description` is sanitised HTML, `image` a file in /uploads/blogs. */
export const Blog = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  /** The picture's alternative text; a picture without one is decorative. */
  imageText: z.optional(z.string()),
  publishedAt: z.string(),
})
export type Blog = z.infer<typeof Blog>
