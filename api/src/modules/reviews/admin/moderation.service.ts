import type { Product } from 'shared-contracts/catalog/product'
import { productPath } from 'shared-contracts/catalog/product-path'
import type { AdminReview } from 'shared-contracts/reviews/admin/reviews-schema'
import type { RejectionReason } from 'shared-contracts/reviews/review'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { CustomerMail } from '../../customers'
import type { AuditLog, Staff } from '../../staff'
import type { ReviewPhotos } from '../photos/review-photos'
import { rejectedMail, repliedMail } from '../review-mails'
import type { ReviewsRepository, StoredReview, StoredVersion } from '../reviews.repository'
import type { ModerationRepository } from './moderation.repository'
import { type ModerationQueue, present } from './moderation-queue'

interface ModerationDeps {
  repository: ModerationRepository
  queue: Pick<ModerationQueue, 'review'>
  reviews: Pick<ReviewsRepository, 'lock' | 'versionsOf' | 'change'>
  photos: Pick<ReviewPhotos, 'removeUnused'>
  products: () => Promise<readonly Product[]>
  mail: Pick<CustomerMail, 'send'>
  auditLog: Pick<AuditLog, 'write'>
  inTransaction: InTransaction
  publicOrigin: string
  now: () => Date
}

export type Moderation = ReturnType<typeof createModeration>

/**
 * Publishes and rejects reviews as their authors wrote them: nothing here edits or deletes a text. A rejection has
 * a reason from a fixed list, and the author gets it by mail.
 */
export function createModeration(deps: ModerationDeps) {
  const { repository, queue, reviews, photos, products, mail, auditLog, inTransaction, publicOrigin, now } =
    deps

  /** Makes a version public instead of the previous one. Repeats do nothing. @throws AppError CHANGED_MEANWHILE */
  function publish(id: string, number: number, by: Staff): Promise<AdminReview> {
    return inTransaction(async () => {
      const { held, version } = await holdNewest(id, number)
      if (held.published === number) return queue.review(id)
      const at = now()
      await repository.decide(version, {
        ...{ state: 'published', decidedAt: at, decidedBy: by.name, reason: null },
      })
      await reviews.change(id, { published: number })
      await repository.removeReplaced(version)
      await photos.removeUnused(id)
      await write('review-published', held, by, { version: number, stars: version.stars })
      return queue.review(id)
    })
  }

  /** Rejects a waiting version, or takes the public one down, and tells the author why. */
  function reject(id: string, number: number, reason: RejectionReason, by: Staff): Promise<AdminReview> {
    return inTransaction(async () => {
      const { held, version } = await holdNewestOrPublished(id, number)
      if (version.state === 'rejected') {
        if (version.reason === reason) return queue.review(id)
        throw changedMeanwhile(version.decidedBy ?? '', version.decidedAt ?? now())
      }
      const at = now()
      await repository.decide(version, { state: 'rejected', decidedAt: at, decidedBy: by.name, reason })
      if (held.published === number) await reviews.change(id, { published: null })
      await repository.settleReports(id, at)
      await write('review-rejected', held, by, { version: number, stars: version.stars, reason })
      if (held.customerId) await mail.send(held.customerId, rejectedMail(await toMail(held, version), reason))
      return queue.review(id)
    })
  }

  /** Shows the shop's reply under a review. The author gets the first one by mail. @throws AppError WRONG_STATE */
  function reply(id: string, text: string, by: Staff): Promise<AdminReview> {
    return inTransaction(async () => {
      const held = present(await reviews.lock(id))
      const version = (await reviews.versionsOf(id)).find((one) => one.version === held.published)
      if (!version) throw new AppError('WRONG_STATE', 'Publish the review before you reply to it.')
      if (held.reply === text) return queue.review(id)
      await reviews.change(id, { reply: text, repliedAt: now(), repliedBy: by.name })
      await write('review-answered', held, by, { text })
      if (held.reply === null && held.customerId)
        await mail.send(held.customerId, repliedMail(await toMail(held, version), text, await pathOf(held)))
      return queue.review(id)
    })
  }

  /** Keeps a reported review public. */
  function settleReports(id: string, by: Staff): Promise<AdminReview> {
    return inTransaction(async () => {
      const held = present(await reviews.lock(id))
      const reports = await repository.settleReports(id, now())
      if (reports > 0) await write('review-kept', held, by, { reports })
      return queue.review(id)
    })
  }

  /** @throws AppError CHANGED_MEANWHILE if the author has written another version since */
  async function holdNewest(id: string, number: number) {
    const held = present(await reviews.lock(id))
    const version = (await reviews.versionsOf(id)).at(-1)
    if (version?.version !== number) throw changedMeanwhile('The author', version?.writtenAt ?? now())
    return { held, version }
  }

  async function holdNewestOrPublished(id: string, number: number) {
    const held = present(await reviews.lock(id))
    const versions = await reviews.versionsOf(id)
    const last = versions.at(-1)
    const version = versions.find((one) => one.version === number)
    const isDecidable = version && (version === last || version.version === held.published)
    if (!isDecidable) throw changedMeanwhile('The author', last?.writtenAt ?? now())
    return { held, version }
  }

  function write(
    what: 'review-published' | 'review-rejected' | 'review-answered' | 'review-kept',
    { id, productId }: StoredReview,
    by: Staff,
    after: object,
  ): Promise<void> {
    return auditLog.write({
      by,
      what,
      about: { kind: 'review', id },
      after: { product: productId, ...after },
    })
  }

  async function toMail({ productId }: StoredReview, { language }: StoredVersion) {
    const product = (await products()).find(({ _id }) => _id === productId)
    return { productId, product: product?.name ?? productId, language, publicOrigin }
  }

  async function pathOf({ productId }: StoredReview): Promise<string> {
    const product = (await products()).find(({ _id }) => _id === productId)
    return productPath(product ?? { _id: productId, category: undefined })
  }

  return { publish, reject, reply, settleReports }
}
