import { splitLanguage } from 'shared-contracts/i18n/language'
import { stores } from '../stores'
import type { Shown } from '../worker-messages'
import { forgetOldPages, keepCart, keepPage } from './keep-page'
import { keepCalls, keepPictures } from './keep-shown'

/** So many pages stay when there is no room for more. */
const FEW_PAGES = 5

async function keepShown({ path, pictures, calls }: Shown): Promise<void> {
  await keepPage(path)
  await keepCalls(calls)
  await keepCart(splitLanguage(path).language)
  await keepPictures(pictures)
}

/** Pictures take most of it. */
async function makeRoom(): Promise<void> {
  await caches.delete(stores.pictures)
  await forgetOldPages(FEW_PAGES)
}

let last: Promise<void> = Promise.resolve()

/**
 * Keeps what a page shows, one page after the other. Where the connection goes or the device is full, the shop goes on
 * without: what was kept before is still whole.
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
