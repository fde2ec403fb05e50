import { type Browser, type BrowserContext, devices } from '@playwright/test'
import type { Step } from '../../../shop/measured-pages'
import { measurePress, measurePresses, type Presses } from '../press/measure-press'
import { measureStep, type StepFigures } from '../press/measure-step'
import { probeScript } from '../probe/probe-script'
import type { Profile } from '../profile'
import type { Target } from '../target'
import { type Load, measureLoad } from './measure-load'
import { type OpenPage, openPage } from './open-page'
import { type Tally, tally } from './tally'

/** The time for which the pointer rests on a link before the press. */
const INTENT_MS = 150

export interface Visit {
  cold: Load
  warm: Load
  step?: StepFigures
  stepWithIntent?: StepFigures
  presses?: Presses
}

/** Measures a first visit, a step to the next page, a repeat visit and, in new visits, presses and intent. */
export async function visit(browser: Browser, profile: Profile, target: Target): Promise<Visit> {
  const { url, step, press, remembered, withIntent } = target
  const onFirstVisit = <Result>(timed: Step | undefined, work: (open: OpenPage) => Promise<Result>) =>
    onNewPhone(browser, profile, async (context) => {
      const probe = await probeScript(timed)
      return work(await openPage(context, profile, { probe, isSlow: true, remembered }))
    })

  const first = await onFirstVisit(step, async (open) => {
    const cold = await measureLoad(open, url)
    const stepFigures = step && (await measureStep(open, step, 0))
    const context = open.page.context()
    await open.page.close()
    const again = await openPage(context, profile, { probe: await probeScript(), isSlow: true, remembered })
    return { cold, ...(stepFigures && { step: stepFigures }), warm: await measureLoad(again, url) }
  })
  const presses =
    press &&
    (await measurePresses((moment) => onFirstVisit(press, (open) => measurePress(open, url, press, moment))))
  const stepWithIntent =
    step && withIntent
      ? await onFirstVisit(step, async (open) => {
          await measureLoad(open, url)
          return measureStep(open, step, INTENT_MS)
        })
      : undefined
  return { ...first, ...(presses && { presses }), ...(stepWithIntent && { stepWithIntent }) }
}

export async function firstLoad(
  browser: Browser,
  profile: Profile,
  { url, remembered }: Target,
): Promise<Load> {
  const probe = await probeScript()
  return onNewPhone(browser, profile, async (context) =>
    measureLoad(await openPage(context, profile, { probe, isSlow: true, remembered }), url),
  )
}

/** Measures a page's own network cost, at this machine's full speed and without prefetching. */
export async function measureOwnNeeds(
  browser: Browser,
  profile: Profile,
  { url, remembered }: Target,
): Promise<Tally> {
  const probe = await probeScript()
  return onNewPhone(browser, profile, async (context) => {
    const open = await openPage(context, profile, { probe, isSlow: false, savesData: true, remembered })
    await measureLoad(open, url)
    return tally(open.network.requests())
  })
}

/** Runs the work in a new browser profile, without service workers, which would start once a page is idle. */
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
    serviceWorkers: 'block',
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}
