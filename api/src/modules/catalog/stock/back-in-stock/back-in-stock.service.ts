import { randomBytes } from 'node:crypto'
import type { BackInStockRequest } from 'shared-contracts/catalog/back-in-stock-schema'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import type { Language } from 'shared-contracts/i18n/language'
import { hashSecret } from '../../../../app/secrets'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import { workOffEach } from '../../../../jobs/work-off-each'
import type { Outbox } from '../../../../mail/outbox'
import type { Pack } from '../stock-levels'
import { backInStockMail, confirmRequestMail, type MailedPack } from './back-in-stock-mails'
import type { RequestsRepository } from './requests.repository'

export interface BackInStockDeps {
  repository: RequestsRepository
  /** Finds products by their ids, as shown on every channel. */
  shownCalled: (ids: readonly string[]) => Promise<ShownProduct[]>
  /** Returns a customer's address; undefined until it is confirmed. */
  confirmedEmailOf: (customerId: string) => Promise<string | undefined>
  inTransaction: InTransaction
  outbox: Pick<Outbox, 'add'>
  publicOrigin: string
  now: () => Date
}

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000
/** Keeps repeated requests from filling a mailbox. */
const ASKED_AGAIN_AFTER_MS = 15 * 60_000
/** The most packs that one address waits for. Further requests are dropped. */
const MOST_REQUESTS = 30
const MAILS_AT_ONCE = 100

export type BackInStock = ReturnType<typeof createBackInStock>

/** Sends one mail to everybody who asked for a sold-out pack, once it can be bought again, and forgets them. */
export function createBackInStock(deps: BackInStockDeps) {
  const { repository, shownCalled, confirmedEmailOf, inTransaction, outbox, publicOrigin, now } = deps

  /**
   * @returns true if the address has to be confirmed. It depends on the session alone, so that it tells nobody
   * which addresses the shop knows.
   * @throws AppError NOT_FOUND; WRONG_STATE if the pack can be bought
   */
  async function ask(
    { email, productId, variantId }: BackInStockRequest,
    customerId: string | null,
    language: Language,
  ): Promise<boolean> {
    const pack = await soldOutPack({ productId, variantId })
    const isOwn = customerId !== null && (await confirmedEmailOf(customerId)) === email
    const token = randomBytes(32).toString('base64url')
    const time = now()
    await inTransaction(async () => {
      if ((await repository.countOf(email)) >= MOST_REQUESTS) return
      const request = { email, productId, variantId, language, askedAt: time }
      const later = new Date(time.getTime() + CONFIRM_WITHIN_MS)
      const stored = await repository.ask(
        isOwn
          ? { ...request, confirmedAt: time, confirmHash: null, confirmBy: null }
          : { ...request, confirmedAt: null, confirmHash: hashSecret(token), confirmBy: later },
        new Date(time.getTime() - ASKED_AGAIN_AFTER_MS),
      )
      if (stored && !isOwn) await outbox.add(confirmRequestMail(stored, pack, token, publicOrigin))
    })
    return !isOwn
  }

  async function soldOutPack(pack: Pack): Promise<MailedPack> {
    const shown = findPack(await shownCalled([pack.productId]), pack)
    if (!shown) throw new AppError('NOT_FOUND', 'This pack is no longer sold.')
    if (!shown.isSoldOut) throw new AppError('WRONG_STATE', 'This pack is in stock. You can order it now.')
    return shown
  }

  /** @throws AppError INVALID_INPUT for an invalid or expired link */
  async function confirm(token: string): Promise<void> {
    if (!(await repository.confirm(hashSecret(token), now())))
      throw new AppError('INVALID_INPUT', 'This link is invalid or has expired. Please ask again.')
  }

  /** Sends the mails for all packs that can be bought again. */
  async function mailAll(): Promise<void> {
    const wanted = await repository.wanted()
    if (wanted.length === 0) return
    const shown = await shownCalled([...new Set(wanted.map(({ productId }) => productId))])
    await workOffEach(wanted, (pack) => mailFor(pack, findPack(shown, pack)), 'Back-in-stock mails failed.')
  }

  async function mailFor(pack: Pack, shown: ReturnType<typeof findPack>): Promise<void> {
    if (!shown || shown.isSoldOut) return
    const mailSome = () =>
      inTransaction(async () => {
        const requests = await repository.take(pack, MAILS_AT_ONCE)
        for (const request of requests) await outbox.add(backInStockMail(request, shown, publicOrigin))
        return requests.length
      })
    while ((await mailSome()) > 0);
  }

  return {
    ask,
    confirm,
    stop: repository.remove,
    languageOf: repository.languageOf,
    mailAll,
    forgetUnconfirmed: () => repository.removeUnconfirmed(now()),
  }
}

function findPack(products: readonly ShownProduct[], { productId, variantId }: Pack) {
  const product = products.find(({ id }) => id === productId)
  const variant = product?.variants.find(({ id }) => id === variantId)
  return (
    product &&
    variant && { name: product.name, label: variant.label, path: product.path, isSoldOut: variant.isSoldOut }
  )
}
