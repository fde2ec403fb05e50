import { BuyStrip } from '../src/buy-strip/buy-strip'
import type { Entry } from './frame/entry'

export const buyStripEntry: Entry = {
  title: 'Buy strip',
  bleed: true,
  states: {
    'At the end of a page': (
      <BuyStrip
        kitLink={({ children, ...look }) => (
          <a href="/" {...look}>
            {children}
          </a>
        )}
        buyLink={({ children, ...look }) => (
          <a href="/" {...look}>
            {children}
          </a>
        )}
      />
    ),
  },
}
