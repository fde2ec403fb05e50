import { splitLanguage } from 'shared-contracts/i18n/language'
import { stores } from '../stores'
import type { Shown } from '../worker-messages'
import { forgetOldPages, keepCart, keepPage } from './keep-page'
import { keepCalls, keepPictures } from './keep-shown'

/** The number of pages that stay when space runs out. */
const FEW_PAGES = 5

async function keepShown({ path, pictures, calls }: Shown): Promise<void> {
  await keepPage(path)
  await keepCalls(calls)
  await keepCart(splitLanguage(path).language)
  await keepPictures(pictures)
}

/** Pictures take up most of it. */
async function makeRoom(): Promise<void> {
  await caches.delete(stores.pictures)
  await forgetOldPages(FEW_PAGES)
}

let last: Promise<void> = Promise.resolve()

/**
 * Caches the content of pages, one page at a time. If the connection drops or the device is full, the shop carries on:
 * what was cached before is still complete.
 */
export function keep(shown: Shown): Promise<void> {
  last = last
    .then(() => keepShown(shown))
    .catch((error: unknown) => {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      return isFull ? makeRoom().catch(() => undefined) : undefined
    })
  return last
}
