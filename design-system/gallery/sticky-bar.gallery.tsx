import { Button } from '../src/button/button'
import { Price } from '../src/price/price'
import { StickyBar } from '../src/sticky-bar/sticky-bar'
import type { Entry } from './frame/entry'

export const stickyBarEntry: Entry = {
  title: 'Sticky bar',
  states: {
    'At the foot of phones': (
      <StickyBar>
        <Price now="Rs 125" />
        <Button block>ADD TO CART</Button>
      </StickyBar>
    ),
  },
}
