import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { SeedBlog } from '..'
import { createContentBlocksRepository } from './content-blocks.repository'
import { createShowContentBlocks, type ShowContentBlocksDeps } from './show-content-blocks'
import { createShownRepository } from './shown.repository'

export type { StoredText } from './content-blocks.repository'
export { renderMarkdown } from './markdown/render-markdown'
export { createPublishedContent } from './published-content'

interface ContentBlocksDeps {
  database: Database
  jobs: Pick<Jobs, 'every'>
  posts: ShowContentBlocksDeps['posts']
  /** The posts that the shop came with. */
  specified: readonly SeedBlog[]
  now: () => Date
}

/** What goes live or ends at a minute is on the pages, or off them, a few seconds later. */
const LOOK_EVERY_MS = 5000

/** What the shop's people write for the shop: texts with a beginning and an end, none of which is ever lost. */
export function createContentBlocks({ database, jobs, posts, specified, now }: ContentBlocksDeps) {
  const repository = createContentBlocksRepository(database)
  const shown = createShownRepository(database)
  const { inTransaction } = database
  const { show, showOne } = createShowContentBlocks({
    repository,
    shown,
    posts,
    specified,
    inTransaction,
    now,
  })
  /** Whether posts may be a release's own. It stays so where they could not be written anew. */
  let isOutdated = false

  async function look(): Promise<void> {
    await show({ isRenewed: isOutdated })
    isOutdated = false
  }

  function renew(): Promise<void> {
    isOutdated = true
    return look()
  }

  jobs.every('words of their time', LOOK_EVERY_MS, look)
  return {
    repository,
    specified,
    /** Shows one block as it is from now on, in the caller's transaction. */
    showOne,
    /** Shows everything after a start, when a release may have brought posts of its own. */
    renew,
  }
}

export type ContentBlocks = ReturnType<typeof createContentBlocks>
