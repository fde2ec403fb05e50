import type { Browser, BrowserContext, Page } from '@playwright/test'
import { medianOf } from '../../result/spread'
import { type Profile, slowPhone } from '../pages/profile'
import { onNewPhone } from '../pages/visit/on-new-phone'
import { openPage } from '../pages/visit/open-page'

/** A narrow slow phone. Its line is slow itself. */
export const profile: Profile = { ...slowPhone, width: 390, height: 844, line: undefined }

export const CARD = '[data-card]'
const LONGEST_MS = 60_000
const LOOKS_EVERY_MS = 500

declare global {
  interface Window {
    firstCardAt?: number
  }
}

/** Runs in the page: notes when the first card is on the screen, in milliseconds since the navigation. */
const watch = `{
  const look = () => {
    if (!document.querySelector('${CARD}')) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => { window.firstCardAt = performance.now() }))
  }
  look()
}`

/** Milliseconds until the first card of an order is painted. */
export interface FirstCard {
  /** In a browser that has never been there. */
  cold: number
  /** Once the device keeps the desk and the orders to pack. */
  warm: number
}

/**
 * @param enter puts cookies into the browser
 * @param isKept runs in the page: whether the device keeps all that it will
 */
export function firstCard(
  browser: Browser,
  url: string,
  enter: (context: BrowserContext) => Promise<void>,
  isKept: () => boolean | Promise<boolean> = () => true,
): Promise<FirstCard> {
  const visits = async (context: BrowserContext) => {
    await enter(context)
    return { cold: await visit(context, url, isKept), warm: await visit(context, url, isKept) }
  }
  return onNewPhone(browser, profile, visits, 'allow')
}

async function visit(
  context: BrowserContext,
  url: string,
  isKept: () => boolean | Promise<boolean>,
): Promise<number> {
  const { page } = await openPage(context, profile, { probe: watch, isSlow: true })
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS })
  const at = await untilCard(page)
  // What is fetched after it is there for the next visit.
  await page.waitForLoadState('networkidle')
  const waitsUntil = performance.now() + LONGEST_MS
  while (!(await page.evaluate(isKept))) {
    if (performance.now() > waitsUntil) throw new Error(`The device does not keep what ${url} needs.`)
    await page.waitForTimeout(LOOKS_EVERY_MS)
  }
  await page.close()
  return at
}

async function untilCard(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.firstCardAt, undefined, { timeout: LONGEST_MS })
  return (await handle.jsonValue()) ?? Number.NaN
}

export function medians(all: readonly FirstCard[]): FirstCard {
  return { cold: medianOf(all.map(({ cold }) => cold)), warm: medianOf(all.map(({ warm }) => warm)) }
}
