import type { MeasuredPage, PageName, Step } from '../shop/measured-pages'

export type Site = 'static limit' | 'shop' | 'other shop'

/** One page of one site. */
export interface Target {
  group: PageName
  site: Site
  url: string
  step?: Step
  /** Whether the step is also measured with intent before it; a static page does nothing with that. */
  withIntent: boolean
}

export function targetsOf(site: Site, origin: string, pages: readonly MeasuredPage[]): Target[] {
  return pages.map(({ group, path, next }) => ({
    group,
    site,
    url: origin + path,
    step: next,
    withIntent: site !== 'static limit',
  }))
}
