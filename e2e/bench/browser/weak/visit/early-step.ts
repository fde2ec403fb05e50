import type { Browser } from '@playwright/test'
import type { Step } from '../../../shop/measured-pages'
import { timeOfSureArrival } from '../../pages/press/arrival'
import { pressAtSight } from '../../pages/press/press-at-sight'
import { probeScript } from '../../pages/probe/probe-script'
import { onNewPhone } from '../../pages/visit/on-new-phone'
import { openPage } from '../../pages/visit/open-page'
import { weakPhone } from './weak-phone'

const LONGEST_MS = 90_000
/** After the page can answer: whatever is fetched ahead is on the line by then. */
const LATER_MS = 1000

/**
 * A shopper who goes on to the next page while a page may still fetch ahead.
 * @param savesData then nothing is fetched ahead, and so nothing can be in the way
 * @returns ms from the press until the next page is painted
 */
export function earlyStep(browser: Browser, url: string, step: Step, savesData: boolean): Promise<number> {
  return onNewPhone(browser, weakPhone, async (context) => {
    const probe = await probeScript(step)
    const open = await openPage(context, weakPhone, { probe, isSlow: true, savesData })
    await open.page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
    // The shell listens itself from then on (shell/src/early).
    await open.page.waitForFunction(
      () => document.readyState !== 'loading' && globalThis.earlyActs === undefined,
      undefined,
      { timeout: LONGEST_MS },
    )
    await new Promise((resolve) => setTimeout(resolve, LATER_MS))
    await pressAtSight(open.page, step, 0, LONGEST_MS)
    return timeOfSureArrival(open, LONGEST_MS)
  })
}
