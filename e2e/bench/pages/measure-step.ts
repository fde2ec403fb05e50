import type { Step } from '../shop/measured-pages'
import type { OpenPage } from './open-page'
import { settle } from './settle'
import { tally } from './tally'

/** A step to the next page: milliseconds from the press until it is painted, and what that took. */
export interface StepFigures {
  ms: number
  requests: number
  bytes: number
}

const LONGEST_MS = 15_000

async function timeOfArrival({ page }: OpenPage): Promise<number> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    // A document that is just being replaced can't be asked.
    const ms = await page.evaluate(() => window.probe.arrivedAfter).catch(() => undefined)
    if (ms !== undefined) return ms
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error(`The next page was not there within ${LONGEST_MS / 1000} s; ${page.url()} was.`)
}

/**
 * Presses the link on a page at rest, scrolled to it.
 * @param intentMs how long the pointer has been on the link before
 */
export async function measureStep(open: OpenPage, { link }: Step, intentMs: number): Promise<StepFigures> {
  const { page, network } = open
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded({ timeout: LONGEST_MS })
  await settle(open)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${link} is not to be seen on ${page.url()}.`)
  network.clear()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (intentMs > 0) await new Promise((resolve) => setTimeout(resolve, intentMs))
  await page.mouse.down()
  await page.mouse.up()
  const ms = await timeOfArrival(open)
  const { requests, bytes } = tally(network.requests())
  await settle(open)
  return { ms, requests, bytes }
}
