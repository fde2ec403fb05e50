import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { logNetwork, type NetworkLog } from './network-log'
import type { Profile } from './profile'

export interface OpenPage {
  page: Page
  network: NetworkLog
  /** Errors that nobody caught. */
  errors: string[]
}

/** A new tab on the phone, with the probe in every document. @param slow whether its processor is the phone's */
export async function openPage(
  context: BrowserContext,
  { cpuSlowdown }: Profile,
  probe: string,
  slow: boolean,
): Promise<OpenPage> {
  const page = await context.newPage()
  const cdp: CDPSession = await context.newCDPSession(page)
  await page.addInitScript(probe)
  const network = await logNetwork(cdp)
  if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return { page, network, errors }
}
