import type { Browser } from '@playwright/test'
import type { Step } from '../../../shop/measured-pages'
import { timeOfSureArrival } from '../../pages/press/arrival'
import { pressAtSight } from '../../pages/press/press-at-sight'
import { probeScript } from '../../pages/probe/probe-script'
import { onNewPhone } from '../../pages/visit/on-new-phone'
import { openPage } from '../../pages/visit/open-page'
import { weakPhone } from './weak-phone'

/** Longer than anybody waits: what takes so long is lost. */
const LONGEST_MS = 90_000

/**
 * A shopper's first visit, who presses one thing after the other, each as soon as it is to be seen.
 * @param presses the last is the one whose effect is waited for
 * @returns ms from the first press until the effect of the last is painted
 * @throws Error when a press is lost
 */
export function purchase(
  browser: Browser,
  url: string,
  presses: readonly [Step, ...Step[]],
): Promise<number> {
  return onNewPhone(browser, weakPhone, async (context) => {
    const probe = await probeScript(presses.at(-1))
    const open = await openPage(context, weakPhone, { probe, isSlow: true })
    await open.page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
    for (const press of presses) await pressAtSight(open.page, press, 0, LONGEST_MS)
    return timeOfSureArrival(open, LONGEST_MS)
  })
}
