import type { Step } from '../../../shop/measured-pages'
import type { OpenPage } from '../visit/open-page'
import { settle } from '../visit/settle'
import { tally } from '../visit/tally'
import { LONGEST_MS, timeOfSureArrival } from './arrival'

/** A step to the next page: milliseconds from the press until that page is painted, and its network cost. */
export interface StepFigures {
  ms: number
  requests: number
  bytes: number
}

/** Scrolls to a link on an idle page and presses it. @param intentMs how long the pointer rests on it first */
export async function measureStep(open: OpenPage, { on }: Step, intentMs: number): Promise<StepFigures> {
  const { page, network } = open
  const target = page.locator(on).first()
  await target.scrollIntoViewIfNeeded({ timeout: LONGEST_MS })
  await settle(open)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${on} is not visible on ${page.url()}.`)
  network.clear()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (intentMs > 0) await new Promise((resolve) => setTimeout(resolve, intentMs))
  await page.mouse.down()
  await page.mouse.up()
  const ms = await timeOfSureArrival(open)
  const { requests, bytes } = tally(network.requests())
  await settle(open)
  return { ms, requests, bytes }
}
