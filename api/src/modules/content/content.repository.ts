import { createHash } from 'node:crypto'
import { desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Blog } from 'shared-contracts/content/blog'
import { POSTS, postTag, type TagVersions } from 'shared-contracts/platform/content-tags'
import type { Database } from '../../db/connection'
import { blogs } from './content.tables'

type StoredBlog = typeof blogs.$inferSelect
export type ContentRepository = ReturnType<typeof createContentRepository>

export function createContentRepository({ connection }: Database) {
  /** Lists the blogs, newest first. */
  async function list(): Promise<Blog[]> {
    const found = await connection().select().from(blogs).orderBy(desc(blogs.publishedAt), blogs.slug)
    return found.map(toBlog)
  }

  async function find(title: string): Promise<Blog | undefined> {
    const [found] = await connection().select().from(blogs).where(eq(blogs.title, title))
    return found && toBlog(found)
  }

  /** Computes the versions of the list of posts and of each post from the stored rows. */
  async function tags(): Promise<TagVersions> {
    const found = await connection()
      .select({ title: blogs.title, digest: sql<string>`md5(blogs::text)` })
      .from(blogs)
      .orderBy(desc(blogs.publishedAt), blogs.slug)
    const whole = createHash('sha256').update(JSON.stringify(found)).digest('hex')
    return {
      ...Object.fromEntries(found.map(({ title, digest }) => [postTag(title), digest])),
      [POSTS]: whole.slice(0, 16),
    }
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

  return { list, find, tags, replace, put, remove, slugOf }
}

function toBlog({ title, description, image, imageText, publishedAt }: StoredBlog): Blog {
  return {
    ...{ title, description, image, publishedAt: publishedAt.toISOString() },
    ...(imageText !== null && { imageText }),
  }
}
