import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { logNetwork, type NetworkLog } from './network-log'
import type { Profile } from './profile'

export interface OpenPage {
  page: Page
  network: NetworkLog
  /** Errors that nobody caught. */
  errors: string[]
}

interface Circumstances {
  probe: string
  /** Whether its processor and its line are the phone's, or this machine's. */
  isSlow: boolean
  /** Whether the shopper asks for little to be fetched (Save-Data): nothing ahead of need, then. */
  savesData?: boolean
}

const bytesPerSecond = (kbps: number) => (kbps * 1000) / 8

/** A new tab on the phone, with the probe in every document. */
export async function openPage(
  context: BrowserContext,
  { cpuSlowdown, downKbps, upKbps, roundTripMs }: Profile,
  { probe, isSlow, savesData = false }: Circumstances,
): Promise<OpenPage> {
  const page = await context.newPage()
  const cdp: CDPSession = await context.newCDPSession(page)
  await page.addInitScript(probe)
  const network = await logNetwork(cdp)
  if (isSlow) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: bytesPerSecond(downKbps),
      uploadThroughput: bytesPerSecond(upKbps),
    })
  }
  if (savesData) await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return { page, network, errors }
}
