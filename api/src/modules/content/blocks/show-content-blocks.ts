import { parseBlockName, postBlock } from 'shared-contracts/content/admin/content-blocks'
import type { BlockContent, Post } from 'shared-contracts/content/admin/content-blocks-schema'
import type { InTransaction } from '../../../db/connection'
import { workOffEach } from '../../../jobs/work-off-each'
import type { SeedBlog } from '..'
import type { ContentBlocksRepository, StoredText } from './content-blocks.repository'
import { renderMarkdown } from './markdown/render-markdown'
import type { ShownRepository } from './shown.repository'

export interface ShowContentBlocksDeps {
  repository: ContentBlocksRepository
  shown: ShownRepository
  /** Where posts are read from: with the posts that the shop came with. */
  posts: {
    put: (post: SeedBlog) => Promise<void>
    remove: (slug: string) => Promise<void>
  }
  /** What the shop came with. */
  specified: readonly SeedBlog[]
  inTransaction: InTransaction
  now: () => Date
}

/** Brings what stands in the shop in line with what is in force. Nothing is written where it is so already. */
export function createShowContentBlocks({
  repository,
  shown,
  posts,
  specified,
  inTransaction,
  now,
}: ShowContentBlocksDeps) {
  /** @param isRenewed writes every post anew: a release may have brought its own */
  async function show({ isRenewed = false } = {}): Promise<void> {
    const [inForce, standing] = [await repository.allInForce(now()), await shown.all()]
    const isInForce = new Set(inForce.map(({ block }) => block))
    const ids = new Map(standing.map(({ block, textId }) => [block, textId]))
    const changed = [
      ...inForce
        .filter(({ block, id, content }) => ids.get(block) !== id || (isRenewed && content?.kind === 'post'))
        .map(({ block }) => block),
      ...standing.map(({ block }) => block).filter((block) => !isInForce.has(block)),
    ]
    await workOffEach(changed, showOne, 'Not all words could be shown.')
  }

  /** One block, as it is once nobody else changes it. */
  function showOne(block: string): Promise<void> {
    return inTransaction(async () => {
      await repository.hold(block, now())
      const text = await repository.inForce(block, now())
      if (block === postBlock(parseBlockName(block))) await showPost(parseBlockName(block), text)
      if (text) await shown.put({ block, textId: text.id, shown: await renderContent(text.content) })
      else await shown.remove(block)
    })
  }

  async function showPost(slug: string, text: StoredText | undefined): Promise<void> {
    const content = text?.content
    const post =
      content?.kind === 'post' ? await ofAdmin(slug, content) : specified.find((each) => each.slug === slug)
    if (post) await posts.put(post)
    else await posts.remove(slug)
  }

  return { show, showOne }
}

async function ofAdmin(slug: string, { title, picture, text, date }: Post): Promise<SeedBlog> {
  return { slug, title, image: picture, description: await renderMarkdown(text), publishedAt: date }
}

/** What the edge is told; null where pages say what the shop came with. */
async function renderContent(content: BlockContent | null): Promise<unknown> {
  if (content === null || content.kind === 'post') return null
  if (content.kind === 'page') return { html: await renderMarkdown(content.text) }
  const { kind, ...said } = content
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value))
}
