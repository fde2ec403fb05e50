import { desc, eq, notInArray } from 'drizzle-orm'
import type { Blog } from 'shared-contracts/content/blog'
import type { Database } from '../../db/connection'
import { blogs } from './content.tables'

type StoredBlog = typeof blogs.$inferSelect
export type ContentRepository = ReturnType<typeof createContentRepository>

export function createContentRepository({ connection }: Database) {
  /** Newest first. */
  async function list(): Promise<Blog[]> {
    const found = await connection().select().from(blogs).orderBy(desc(blogs.publishedAt), blogs.slug)
    return found.map(toBlog)
  }

  async function find(title: string): Promise<Blog | undefined> {
    const [found] = await connection().select().from(blogs).where(eq(blogs.title, title))
    return found && toBlog(found)
  }

  async function replace(stored: readonly StoredBlog[]): Promise<void> {
    const slugs = stored.map((blog) => blog.slug)
    await connection().delete(blogs).where(notInArray(blogs.slug, slugs))
    for (const blog of stored) await put(blog)
  }

  async function put(stored: StoredBlog): Promise<void> {
    await connection().insert(blogs).values(stored).onConflictDoUpdate({ target: blogs.slug, set: stored })
  }

  async function remove(slug: string): Promise<void> {
    await connection().delete(blogs).where(eq(blogs.slug, slug))
  }

  async function slugOf(title: string): Promise<string | undefined> {
    const [found] = await connection().select().from(blogs).where(eq(blogs.title, title))
    return found?.slug
  }

  return { list, find, replace, put, remove, slugOf }
}

function toBlog({ title, description, image, publishedAt }: StoredBlog): Blog {
  return { title, description, image, publishedAt: publishedAt.toISOString() }
}
