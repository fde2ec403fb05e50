import { readStored, writeStored } from 'shared-contracts/store'

interface Connection {
  type?: string
}

/** Connections that shoppers do not pay for by the byte. Few browsers report them. */
const FREE = ['wifi', 'ethernet']

const INSTALLED = '(display-mode: minimal-ui), (display-mode: standalone)'

/** Storage key of the first page opened in this tab, which is stored while it is the only one. */
const ONLY_PAGE = 'only-page'

/**
 * Detects real use of the shop: a passer-by who sees one page must not pay for pages that they never open
 * again. Use is real once a second page is opened or something is in the cart; immediately on a free
 * connection, in the installed shop, or on a device that has cached pages already.
 */
export function createRealUse(isCartEmpty: () => boolean) {
  const { connection } = navigator as { connection?: Connection }
  let isUsed =
    FREE.includes(connection?.type ?? '') ||
    Boolean(navigator.serviceWorker?.controller) ||
    (typeof matchMedia === 'function' && matchMedia(INSTALLED).matches)

  return {
    /** @returns the pages to cache: none for a passer-by; with a shopper's second page, also the first */
    opened(path: string): readonly string[] {
      const first = readStored('sessionStorage', ONLY_PAGE) ?? path
      isUsed ||= first !== path || !isCartEmpty()
      writeStored('sessionStorage', ONLY_PAGE, isUsed ? null : first)
      return isUsed ? [...new Set([first, path])] : []
    },
  }
}
