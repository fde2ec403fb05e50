import { LabelFrame } from '../src/label-frame/label-frame'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const labelFrameEntry: Entry = {
  title: 'Label frame',
  states: {
    'White paper, gold hairline': (
      <Column>
        <LabelFrame>
          <h3>What we vouch for</h3>
          <p>Taxes, discounts, and shipping calculated at checkout.</p>
        </LabelFrame>
      </Column>
    ),
  },
}
