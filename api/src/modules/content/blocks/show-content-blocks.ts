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
  /** Stores the posts that pages show. A post replaces the stored one with the same slug. */
  posts: {
    put: (post: SeedBlog) => Promise<void>
    remove: (slug: string) => Promise<void>
  }
  specified: readonly SeedBlog[]
  inTransaction: InTransaction
  now: () => Date
}

/** Makes the pages show the texts in force. Writes nothing if they already do. */
export function createShowContentBlocks({
  repository,
  shown,
  posts,
  specified,
  inTransaction,
  now,
}: ShowContentBlocksDeps) {
  /** @param isRenewed true to rewrite every edited post, because a release may have replaced it with its own */
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
    await workOffEach(changed, showOne, 'Some published texts could not be rendered.')
  }

  /** Updates one block while holding its lock. */
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

async function ofAdmin(slug: string, { title, picture, pictureText, text, date }: Post): Promise<SeedBlog> {
  return {
    ...{ slug, title, image: picture, description: await renderMarkdown(text), publishedAt: date },
    ...(pictureText && { imageText: pictureText }),
  }
}

/** Returns the content as sent to the edge; null for the original text, and for posts. */
async function renderContent(content: BlockContent | null): Promise<unknown> {
  if (content === null || content.kind === 'post') return null
  if (content.kind === 'page') return { html: await renderMarkdown(content.text) }
  const { kind, ...said } = content
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value))
}
