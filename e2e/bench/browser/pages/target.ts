import type { MeasuredPage, PageName, Step } from '../../shop/measured-pages'
import type { PeerName } from '../peers/peer'

export type Site = 'static limit' | 'shop' | 'other shop' | PeerName

/** One page of one site. */
export interface Target {
  group: PageName
  site: Site
  url: string
  step?: Step | undefined
  /** Pressed soon after the first paint; a static page has nothing that answers. */
  press?: Step | undefined
  remembered?: Readonly<Record<string, string>> | undefined
  /** Whether the step is also measured with intent before it; a static page does nothing with that. */
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
