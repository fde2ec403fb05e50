import type { Blog } from 'shared-contracts/content/blog'
import type { SeedOnce } from '../../db/seeding/seed-once'
import { AppError } from '../../errors'
import { cleanHtml } from './clean-html'
import type { ContentRepository } from './content.repository'

/** A blog as in the seed files. Its publication date can be in any format that Date parses. */
export type SeedBlog = Readonly<Blog & { slug: string }>

interface ContentServiceDeps {
  repository: ContentRepository
  seedOnce: SeedOnce
}

export type ContentService = ReturnType<typeof createContentService>

export function createContentService({ repository, seedOnce }: ContentServiceDeps) {
  async function blogs(): Promise<Blog[]> {
    return (await repository.list()).map(cleaned)
  }

  async function blog(title: string): Promise<Blog> {
    const found = await repository.find(title)
    if (!found) throw new AppError('NOT_FOUND', 'Blog not found')
    return cleaned(found)
  }

  function seed(blogs: readonly SeedBlog[]): Promise<void> {
    return seedOnce('blogs', blogs, () => repository.replace(blogs.map(stored)))
  }

  /** Publishes a blog, replacing the one with its slug. */
  function put(entry: SeedBlog): Promise<void> {
    return repository.put(stored(entry))
  }

  return { blogs, blog, seed, put }
}

function stored(entry: SeedBlog) {
  const { imageText = null } = entry
  return { ...cleaned(entry), imageText, publishedAt: new Date(entry.publishedAt) }
}

/** Cleans HTML when storing and when responding, because SQL may also edit a blog (specification 19.10). */
function cleaned<B extends Blog>(blog: Readonly<B>): B {
  return { ...blog, description: cleanHtml(blog.description) }
}
