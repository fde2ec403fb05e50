import type { Browser } from '@playwright/test'
import { probeScript } from '../../pages/probe/probe-script'
import { type Load, measureLoad } from '../../pages/visit/measure-load'
import type { LoggedRequest } from '../../pages/visit/network-log'
import { onNewPhone } from '../../pages/visit/on-new-phone'
import { openPage } from '../../pages/visit/open-page'
import { weakPhone } from './weak-phone'

export interface WeakLoad extends Load {
  requests: LoggedRequest[]
  /** Until a connection stood: a round trip and more. */
  connectMs: number
  /** What the browser says of the line in the end. */
  told: string
}

/** A first load until the page is at rest. */
export function weakLoad(browser: Browser, url: string, savesData: boolean): Promise<WeakLoad> {
  return onNewPhone(browser, weakPhone, async (context) => {
    const probe = await probeScript()
    const open = await openPage(context, weakPhone, { probe, isSlow: true, savesData })
    const load = await measureLoad(open, url)
    const line = await open.page.evaluate(() => {
      const { effectiveType, downlink } = Object(Reflect.get(navigator, 'connection'))
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        told: `${effectiveType}, ${downlink} Mbit/s`,
        connectMs: (navigation?.connectEnd ?? 0) - (navigation?.connectStart ?? 0),
      }
    })
    return { ...load, ...line, requests: open.network.requests() }
  })
}
