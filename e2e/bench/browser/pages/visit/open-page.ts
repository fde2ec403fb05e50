import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { remember } from '../../../shop/remember'
import type { Profile } from '../profile'
import { logNetwork, type NetworkLog } from './network-log'

export interface OpenPage {
  page: Page
  network: NetworkLog
  mainThread: () => Promise<MainThread>
  /** Uncaught errors. */
  errors: string[]
}

/** Processor time of the page's main thread since the navigation, in ms. */
export interface MainThread {
  mainThread: number
  /** The part of it spent in scripts. */
  script: number
}

interface Circumstances {
  probe: string
  /** True to emulate the phone's processor and connection, false to use this machine's. */
  isSlow: boolean
  /** True to send Save-Data, so that nothing is prefetched. */
  savesData?: boolean
  /** Local storage entries. */
  remembered?: Readonly<Record<string, string>> | undefined
}

const bytesPerSecond = (kbps: number) => (kbps * 1000) / 8

/** Opens a tab on the emulated phone, with the probe in every document. */
export async function openPage(
  context: BrowserContext,
  { cpuSlowdown, line }: Profile,
  { probe, isSlow, savesData = false, remembered }: Circumstances,
): Promise<OpenPage> {
  const page = await context.newPage()
  const cdp: CDPSession = await context.newCDPSession(page)
  await page.addInitScript(probe)
  if (remembered) await remember(page, remembered)
  const network = await logNetwork(cdp)
  // Measures processor time, which other load on the machine hardly affects.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (isSlow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (isSlow)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTripMs,
      downloadThroughput: bytesPerSecond(line.downKbps),
      uploadThroughput: bytesPerSecond(line.upKbps),
    })
  if (savesData) await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return { page, network, errors, mainThread: () => measureMainThread(cdp) }
}

async function measureMainThread(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000
  return { mainThread: ms('TaskDuration'), script: ms('ScriptDuration') }
}
