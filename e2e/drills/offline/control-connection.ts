import type { Page } from '@playwright/test'

interface Cut {
  method: string
  /** The end of the address that is asked for. */
  path: string
  /** Whether the shop has heard the request, and done it. What is lost then is its answer. */
  isHeard: boolean
}

/** The line of a phone on a train. */
export function controlConnection(page: Page) {
  const goes = () => page.context().setOffline(true)
  return {
    goes,
    isBack: () => page.context().setOffline(false),
    /** While the shopper acts. */
    goesDuring: (act: Promise<void>) => Promise.all([act, goes()]),
    /** In the middle of a request. @returns waits until it has gone */
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
