import type { Page } from '@playwright/test'

interface Cut {
  method: string
  /** The end of the request's path. */
  path: string
  /** True if the request reaches the shop and only the response is lost. */
  isHeard: boolean
}

/** Lets a page's connection come and go, like a phone's on a train. */
export function controlConnection(page: Page) {
  const goes = () => page.context().setOffline(true)
  return {
    goes,
    isBack: () => page.context().setOffline(false),
    /** Drops the connection while the shopper acts. */
    goesDuring: (act: Promise<void>) => Promise.all([act, goes()]),
    /** Drops the connection in the middle of a request. @returns a function that waits until it has dropped */
    async goesAt({ method, path, isHeard }: Cut): Promise<() => Promise<void>> {
      let tell = () => {}
      const isGone = new Promise<void>((resolve) => {
        tell = resolve
      })
      let isCut = false
      await page.route(`**${path}`, async (route) => {
        if (isCut || route.request().method() !== method) return route.fallback()
        isCut = true
        if (isHeard) await route.fetch()
        await goes()
        await route.abort('internetdisconnected')
        tell()
      })
      return async () => {
        await isGone
        await page.unroute(`**${path}`)
      }
    },
  }
}

export type Connection = ReturnType<typeof controlConnection>
