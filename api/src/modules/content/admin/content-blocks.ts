import {
  parseBlockKind,
  parseBlockName,
  postBlock,
  standingBlocks,
} from 'shared-contracts/content/admin/content-blocks'
import type {
  BlockContent,
  BlockVersion,
  ContentBlock,
  ContentBlockSummary,
  NewBlockText,
} from 'shared-contracts/content/admin/content-blocks-schema'
import type { Database } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { AuditLog, Staff } from '../../staff'
import { type ContentBlocks, renderMarkdown, type StoredText } from '../blocks'
import type { Pictures } from '../media'
import { knownKind, mustFit, mustHaveAllSteps, mustHavePicture } from './fitting-content'

export interface ContentBlocksAdminDeps {
  database: Pick<Database, 'inTransaction'>
  auditLog: Pick<AuditLog, 'write'>
  words: ContentBlocks
  pictures: Pick<Pictures, 'states'>
  /** Returns the slug of the post that pages show under this title. */
  slugOf: (title: string) => Promise<string | undefined>
  now: () => Date
}

export type AdminContentBlocks = ReturnType<typeof createContentBlocksAdmin>

/** Edits the shop's texts, which are drafted, published with a start and an end, and can be withdrawn. */
export function createContentBlocksAdmin({
  database,
  auditLog,
  words,
  pictures,
  slugOf,
  now,
}: ContentBlocksAdminDeps) {
  const { repository, specified } = words

  async function list(): Promise<ContentBlockSummary[]> {
    const [inForce, toCome, written] = [
      await repository.allInForce(now()),
      await repository.toCome(now()),
      await repository.all(),
    ]
    const posts = new Set([
      ...specified.map(({ slug }) => postBlock(slug)),
      ...written.map(({ block }) => block).filter((block) => parseBlockKind(block) === 'post'),
    ])
    return [...standingBlocks, ...posts].map((block) => {
      const text = inForce.find((each) => each.block === block)
      const next = toCome.find((each) => each.block === block)
      const draft = written.find((each) => each.block === block)?.draft
      const title =
        readPostTitle(text?.content) ?? specifiedPost(block)?.title ?? readPostTitle(next?.content ?? draft)
      return {
        block,
        kind: knownKind(block),
        ...(title !== undefined && { title }),
        isOwn: Boolean(text?.content),
        ...(text?.endsAt && { until: text.endsAt.toISOString() }),
        ...(next && { next: next.startsAt.toISOString() }),
        hasDraft: Boolean(draft),
      }
    })
  }

  async function read(block: string): Promise<ContentBlock> {
    knownKind(block)
    const [stored, texts, inForce] = [
      await repository.find(block),
      await repository.texts(block),
      await repository.inForce(block, now()),
    ]
    const post = specifiedPost(block)
    return {
      block,
      version: stored?.version ?? 0,
      ...(stored?.draft && {
        draft: { content: stored.draft, by: stored.changedBy, at: stored.changedAt.toISOString() },
      }),
      versions: texts.map((text) => shownVersion(text, inForce)),
      ...(post && {
        specified: {
          title: post.title,
          picture: post.image,
          date: new Date(post.publishedAt).toISOString().slice(0, 10),
        },
      }),
    }
  }

  /** Returns the text in force at a given time; null for the original one. */
  async function then(block: string, at: Date): Promise<BlockVersion | null> {
    knownKind(block)
    const text = await repository.inForce(block, at)
    return text ? shownVersion(text, text) : null
  }

  /** Changes a block while holding its lock, and updates what pages show. @throws AppError CHANGED_MEANWHILE */
  async function change(
    block: string,
    version: number,
    by: Staff,
    work: () => Promise<{
      what: 'content-published' | 'content-withdrawn' | 'content-drafted'
      draft?: BlockContent
      before?: unknown
      after?: unknown
    }>,
  ): Promise<ContentBlock> {
    knownKind(block)
    await database.inTransaction(async () => {
      const held = await repository.hold(block, now())
      if (held.version !== version) throw changedMeanwhile(held.changedBy, held.changedAt)
      const { draft = null, ...done } = await work()
      await repository.change(block, by.name, now(), draft)
      await auditLog.write({ by, about: { kind: 'content-block', id: block }, ...done })
      await words.showOne(block)
    })
    return read(block)
  }

  function saveDraft(block: string, edit: { version: number; content: BlockContent }, by: Staff) {
    mustFit(block, edit.content)
    return change(block, edit.version, by, async () => ({ what: 'content-drafted', draft: edit.content }))
  }

  async function publish(block: string, { version, content, from, until }: NewBlockText, by: Staff) {
    mustFit(block, content)
    mustHaveAllSteps(block, content)
    await mustHavePicture(content, pictures.states)
    // Render before the transaction, so that a slow text blocks nobody and a bad one is refused right away.
    if (content.kind === 'post' || content.kind === 'page') await renderMarkdown(content.text)
    const startsAt = new Date(Math.max(now().getTime(), from ? Date.parse(from) : 0))
    const endsAt = until === undefined ? null : new Date(until)
    if (endsAt && endsAt <= startsAt) throw new AppError('INVALID_INPUT', 'The end must be after the start.')
    return change(block, version, by, async () => {
      if (content.kind === 'post') await mustBeFree(block, content.title)
      const before = (await repository.inForce(block, now()))?.content ?? null
      await repository.add({ block, content, startsAt, endsAt, staffName: by.name, at: now() })
      return { what: 'content-published', before, after: { content, from: startsAt, until: endsAt } }
    })
  }

  /** Restores the original text; a post without an original is removed. */
  function putBack(block: string, version: number, by: Staff) {
    return change(block, version, by, async () => {
      const before = (await repository.inForce(block, now()))?.content ?? null
      const added = { block, content: null, startsAt: now(), endsAt: null, staffName: by.name, at: now() }
      await repository.add(added)
      return { what: 'content-published', before, after: null }
    })
  }

  /** Withdraws a scheduled or published text. If it was shown, the previous one is shown again. */
  function withdraw(block: string, { version, id }: { version: number; id: number }, by: Staff) {
    return change(block, version, by, async () => {
      const text = (await repository.texts(block)).find((each) => each.id === id)
      if (!text || text.withdrawnAt)
        throw new AppError(
          'NOT_FOUND',
          'This text can’t be withdrawn: it’s no longer scheduled or published.',
        )
      await repository.withdraw(id, by.name, now())
      const draft = (await repository.find(block))?.draft
      return { what: 'content-withdrawn', before: text.content, ...(draft && { draft }) }
    })
  }

  function specifiedPost(block: string) {
    return specified.find(({ slug }) => postBlock(slug) === block)
  }

  /** Refuses a title that another post has or will have, because posts are found by title. */
  async function mustBeFree(block: string, title: string): Promise<void> {
    const shown = await slugOf(title)
    const toCome = (await repository.toCome(now())).find(
      (text) => text.block !== block && readPostTitle(text.content) === title,
    )
    if ((shown !== undefined && shown !== parseBlockName(block)) || toCome)
      throw new AppError('INVALID_INPUT', 'Another post already has this title.')
  }

  return { list, read, then, saveDraft, publish, putBack, withdraw }
}

function readPostTitle(content: BlockContent | null | undefined): string | undefined {
  return content?.kind === 'post' ? content.title : undefined
}

function shownVersion(text: StoredText, inForce: StoredText | undefined): BlockVersion {
  return {
    id: text.id,
    content: text.content,
    from: text.startsAt.toISOString(),
    until: text.endsAt?.toISOString() ?? null,
    by: text.staffName,
    at: text.at.toISOString(),
    withdrawnAt: text.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: text.withdrawnBy,
    isInForce: text.id === inForce?.id,
  }
}
