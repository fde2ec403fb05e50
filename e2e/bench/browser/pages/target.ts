import type { MeasuredPage, PageName, Step } from '../../shop/measured-pages'
import type { PeerName } from '../peers/peer'

export type Site = 'static limit' | 'shop' | 'other shop' | PeerName

export interface Target {
  group: PageName
  site: Site
  url: string
  step?: Step | undefined
  /** The press measured soon after the first paint; undefined for a static page, which doesn't respond. */
  press?: Step | undefined
  remembered?: Readonly<Record<string, string>> | undefined
  /** True to also measure the step with the pointer resting on the link first. Static pages ignore that. */
  withIntent: boolean
}

export function buildTargets(site: Site, origin: string, pages: readonly MeasuredPage[]): Target[] {
  const isAlive = site !== 'static limit'
  return pages.map(({ group, path, next, press, remembered }) => ({
    group,
    site,
    url: origin + path,
    step: next,
    press: isAlive ? press : undefined,
    remembered,
    withIntent: isAlive,
  }))
}
