import { createHash } from 'node:crypto'
import { isCaseOver, MOST_CASE_PHOTOS } from 'shared-contracts/support/cases/case'
import type { CustomerCase } from 'shared-contracts/support/cases/case-schema'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Pictures } from '../../content/media'
import type { Orders } from '../../orders'
import { orderNotFound, requireCase } from './case-of-order'
import type { CasesRepository } from './cases.repository'
import { shownCase } from './shown-case'

/** Sharp enough to see damage and read a label. */
const PHOTO = { longestSide: 1600, quality: 75 } as const
/** How long photos are kept, as those of packages: couriers and banks ask for proof within a few months. */
const KEPT_MS = 180 * 24 * 60 * 60_000

export interface CasePhotosDeps {
  repository: CasesRepository
  orders: Pick<Orders, 'findStored'>
  pictures: Pick<Pictures, 'fit'>
  inTransaction: InTransaction
  now: () => Date
}

export type CasePhotos = ReturnType<typeof createCasePhotos>

/** Stores the photos of cases, apart from the public pictures of the shop. */
export function createCasePhotos({ repository, orders, pictures, inTransaction, now }: CasePhotosDeps) {
  /** Sending the same picture again is safe. @throws AppError NOT_FOUND, WRONG_STATE, INVALID_INPUT, TOO_MANY_REQUESTS */
  async function add(
    customerId: string,
    { orderId, id }: { orderId: string; id: string },
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<CustomerCase> {
    const order = await orders.findStored(customerId, orderId)
    const found = requireCase(await repository.ofOrder(order.id), id, orderId).stored.id
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (!(await repository.hasPhoto(found, hash))) {
      await refuseMore(found)
      const { source: file } = await pictures.fit(bytes, PHOTO, signal)
      await inTransaction(async () => {
        await repository.hold(found)
        if (await repository.hasPhoto(found, hash)) return
        await refuseMore(found)
        await repository.addPhoto({ case: found, hash, file, at: now() })
      })
    }
    return shownCase(requireCase(await repository.ofOrder(order.id), id, orderId))
  }

  async function refuseMore(id: number): Promise<void> {
    const found = await repository.find(id)
    if (!found || isCaseOver(found.stored.state))
      throw new AppError('WRONG_STATE', 'This request is closed. Send us a message if you need help.')
    if ((await repository.countPhotos(id)) >= MOST_CASE_PHOTOS)
      throw new AppError('INVALID_INPUT', 'You’ve already added 6 photos.')
  }

  /** @throws AppError NOT_FOUND */
  async function file(
    customerId: string,
    { orderId, id, photo }: { orderId: string; id: string; photo: string },
  ): Promise<Uint8Array> {
    const order = await orders.findStored(customerId, orderId)
    const { stored } = requireCase(await repository.ofOrder(order.id), id, orderId)
    const found = await repository.photo(stored.id, photo)
    if (!found) throw orderNotFound(orderId)
    return found
  }

  return { add, file }
}

/** Deletes the photos that were sent more than 180 days ago. */
export function forgetOldPhotos(photos: Pick<CasesRepository, 'forgetPhotos'>, now: Date): Promise<void> {
  return photos.forgetPhotos(new Date(now.getTime() - KEPT_MS))
}
