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
  /** The posts that the shop comes with, as they were before any edit. */
  specified: readonly SeedBlog[]
  now: () => Date
}

/** Short enough that scheduled texts start and end within seconds of their time. */
const LOOK_EVERY_MS = 5000

/** Texts that staff write for the shop, with a start and an end. None is ever deleted. */
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
  /** True while posts may be outdated after a release. Stays true if renewing them failed. */
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
    /** Updates one block on the pages, in the caller's transaction. */
    showOne,
    /** Updates all blocks after the shop starts, because a release may have replaced posts with its own. */
    renew,
  }
}

export type ContentBlocks = ReturnType<typeof createContentBlocks>
