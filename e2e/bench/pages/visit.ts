import { type Browser, type BrowserContext, devices } from '@playwright/test'
import { type Load, measureLoad } from './measure-load'
import { measureStep, type StepFigures } from './measure-step'
import { openPage } from './open-page'
import { probeScript } from './probe/probe-script'
import type { Profile } from './profile'
import { type Tally, tally } from './tally'
import type { Target } from './target'

/** The intent a shopper shows before a press: the pointer comes to rest on the link. */
const INTENT_MS = 150

export interface Visit {
  cold: Load
  warm: Load
  step?: StepFigures
  stepWithIntent?: StepFigures
}

async function onNewPhone<Result>(
  browser: Browser,
  { width, height, devicePixels, userAgent }: Profile,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const { isMobile, hasTouch } = devices['Moto G4']
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: devicePixels,
    isMobile,
    hasTouch,
    userAgent,
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/**
 * A shopper's first visit with an empty cache, a step to the next page, and another visit with the cache it left. The step with intent is made on a first visit of its own.
 */
export async function visit(browser: Browser, profile: Profile, target: Target): Promise<Visit> {
  const { url, step, withIntent } = target
  const probe = await probeScript(step)
  const first = await onNewPhone(browser, profile, async (context) => {
    const open = await openPage(context, profile, { probe, isSlow: true })
    const cold = await measureLoad(open, url)
    const stepFigures = step && (await measureStep(open, step, 0))
    await open.page.close()
    const again = await openPage(context, profile, { probe: await probeScript(), isSlow: true })
    return { cold, step: stepFigures, warm: await measureLoad(again, url) }
  })
  if (!step || !withIntent) return first
  const stepWithIntent = await onNewPhone(browser, profile, async (context) => {
    const open = await openPage(context, profile, { probe, isSlow: true })
    await measureLoad(open, url)
    return measureStep(open, step, INTENT_MS)
  })
  return { ...first, stepWithIntent }
}

/** A first load and nothing more. */
export async function firstLoad(browser: Browser, profile: Profile, { url }: Target): Promise<Load> {
  const probe = await probeScript()
  return onNewPhone(browser, profile, async (context) =>
    measureLoad(await openPage(context, profile, { probe, isSlow: true }), url),
  )
}

/** What a page itself needs: at the machine's own speed, and with nothing fetched ahead. */
export async function ownNeeds(browser: Browser, profile: Profile, { url }: Target): Promise<Tally> {
  const probe = await probeScript()
  return onNewPhone(browser, profile, async (context) => {
    const open = await openPage(context, profile, { probe, isSlow: false, savesData: true })
    await measureLoad(open, url)
    return tally(open.network.requests())
  })
}
