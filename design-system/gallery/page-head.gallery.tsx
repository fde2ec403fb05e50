import { PageHead } from '../src/page-head/page-head'
import type { Entry } from './frame/entry'

export const pageHeadEntry: Entry = {
  title: 'Page head',
  bleed: true,
  states: {
    'With a banner': <PageHead title="SHOP BY GROUND SPICES" picture="/pictures/banner.svg" />,
    'Without one': <PageHead title="RECIPES" />,
  },
}
