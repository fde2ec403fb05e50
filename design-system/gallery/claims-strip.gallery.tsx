import { ClaimsStrip } from '../src/claims-strip/claims-strip'
import type { Entry } from './frame/entry'

export const claimsStripEntry: Entry = {
  title: 'Claims strip',
  bleed: true,
  states: {
    'Running, or still where less motion is asked for': (
      <ClaimsStrip claims={['Pure', 'No added colour', 'No preservatives', 'Packed in Bangalore']} />
    ),
  },
}
