import { splitLanguage } from 'shared-contracts/i18n/language'
import { stores } from '../stores'
import type { Shown } from '../worker-messages'
import { forgetOldPages, keepCart, keepPage } from './keep-page'
import { keepCalls, keepPictures } from './keep-shown'

/** The number of pages kept when the device runs out of space. */
const FEW_PAGES = 5

async function keepShown({ path, pictures, calls }: Shown): Promise<void> {
  await keepPage(path)
  await keepCalls(calls)
  await keepCart(splitLanguage(path).language)
  await keepPictures(pictures)
}

/** Deletes pictures, which take up most of the space, and old pages. */
async function makeRoom(): Promise<void> {
  await caches.delete(stores.pictures)
  await forgetOldPages(FEW_PAGES)
}

let last: Promise<void> = Promise.resolve()

/** Caches pages one at a time. After a failure, cached pages are still complete; a full device loses some. */
export function keep(shown: Shown): Promise<void> {
  last = last
    .then(() => keepShown(shown))
    .catch((error: unknown) => {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      return isFull ? makeRoom().catch(() => undefined) : undefined
    })
  return last
}
