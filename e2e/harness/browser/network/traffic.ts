import type { Page, Request } from '@playwright/test'
import { expect } from '../../expect'

/** A page is idle after this long without a request. */
const QUIET_MS = 300

/** Watches a page's requests. @returns a function that waits until none is in flight */
export function watchTraffic(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let lastChange = Date.now()
  const note = (change: () => void) => {
    change()
    lastChange = Date.now()
  }
  page.on('request', (asked) => note(() => underWay.add(asked)))
  page.on('requestfinished', (asked) => note(() => underWay.delete(asked)))
  page.on('requestfailed', (asked) => note(() => underWay.delete(asked)))
  return async () => {
    await expect.poll(() => underWay.size === 0 && Date.now() - lastChange > QUIET_MS).toBe(true)
  }
}

interface Stopwatch {
  pressedAt: number
  seenAt: number
}

/** Records when a link is pressed and when the next page appears. @param heading the start of its heading */
export async function recordNavigation(page: Page, heading: string) {
  await page.evaluate((text) => {
    window.way = { pressedAt: Number.POSITIVE_INFINITY, seenAt: Number.POSITIVE_INFINITY }
    for (const press of ['mousedown', 'click'])
      document.addEventListener(
        press,
        () => {
          window.way.pressedAt = Math.min(window.way.pressedAt, performance.now())
        },
        { capture: true },
      )
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')?.textContent?.startsWith(text)) return
      window.way.seenAt = performance.now()
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, heading)
}

/** Lists requests before the press, and those until the heading, without fonts and reports, which load late. */
export function trafficOnTheWay(page: Page) {
  return page.evaluate(() => {
    const { pressedAt, seenAt } = window.way
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const isFromMemory = ({ transferSize, decodedBodySize }: PerformanceResourceTiming) =>
      transferSize === 0 && decodedBodySize > 0
    const between = (from: number, to: number) =>
      all
        .filter(
          (each) =>
            !isFromMemory(each) &&
            !['css', 'beacon'].includes(each.initiatorType) &&
            each.startTime >= from &&
            each.startTime < to,
        )
        .map(({ name }) => name)
    return {
      hasArrived: seenAt < Infinity,
      ahead: between(0, pressedAt),
      meanwhile: between(pressedAt, seenAt),
    }
  })
}

declare global {
  interface Window {
    way: Stopwatch
  }
}
