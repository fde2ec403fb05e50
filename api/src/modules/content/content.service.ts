import type { Blog } from 'shared-contracts/domain/content'
import { AppError } from '../../errors'
import { cleanHtml } from './clean-html'
import type { ContentRepository } from './content.repository'

/** A blog as files describe it; the publication date in any form that a Date understands. */
export type SeedBlog = Readonly<Blog & { slug: string }>

export interface ContentServiceDeps {
  repository: ContentRepository
  seedOnce: (name: string, content: unknown, work: () => Promise<void>) => Promise<void>
}

export type ContentService = ReturnType<typeof createContentService>

export function createContentService({ repository, seedOnce }: ContentServiceDeps) {
  async function blog(title: string): Promise<Blog> {
    const found = await repository.find(title)
    if (!found) throw new AppError('NOT_FOUND', 'Blog not found')
    return found
  }

  function seed(blogs: readonly SeedBlog[]): Promise<void> {
    return seedOnce('blogs', blogs, () =>
      repository.replace(
        blogs.map((entry) => ({
          ...entry,
          description: cleanHtml(entry.description),
          publishedAt: new Date(entry.publishedAt),
        })),
      ),
    )
  }

  return { blogs: repository.list, blog, seed }
}
