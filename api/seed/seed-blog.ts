/** A blog post the shop starts with (specification 24.8). */
export interface SeedBlog {
  readonly slug: string
  /** Used in addresses, so it has no slash or question mark. */
  readonly title: string
  /** File name under `/uploads/blogs/`. */
  readonly image: string
  /** HTML body with only paragraphs, headings, lists and emphasis. */
  readonly description: string
  /** ISO date. */
  readonly publishedAt: string
}
