/** A blog post the shop starts with (specification 24.8). */
export interface SeedBlog {
  readonly slug: string
  /** Stands in addresses, so it has no slash and no question mark. */
  readonly title: string
  /** File name under `/uploads/blogs/`. */
  readonly image: string
  /** HTML body of paragraphs, headings, lists and emphasis alone. */
  readonly description: string
  /** ISO date. */
  readonly publishedAt: string
}
