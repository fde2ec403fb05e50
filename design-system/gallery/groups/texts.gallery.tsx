import { Certification } from '../../src/certification/certification'
import { Facts } from '../../src/facts/facts'
import { LabelFrame } from '../../src/label-frame/label-frame'
import { Note } from '../../src/note/note'
import { Prose } from '../../src/prose/prose'
import { Steps } from '../../src/steps/steps'
import { Column } from '../frame/arrangement'
import type { Entries } from '../frame/entries'

export const texts: Entries<'Texts'> = {
  'label-frame': {
    'White paper, gold hairline': (
      <Column>
        <LabelFrame>
          <h3>What we vouch for</h3>
          <p>Taxes, discounts, and shipping calculated at checkout.</p>
        </LabelFrame>
      </Column>
    ),
  },
  prose: {
    'A policy': (
      <Prose>
        <p>Everything is packed in Bangalore and leaves within two working days.</p>
        <h2>Delivery</h2>
        <p>
          Ask us by <a href="/">e-mail</a> where your parcel is.
        </p>
        <ul>
          <li>Three days within Karnataka</li>
          <li>Six days elsewhere in India</li>
        </ul>
        <ol>
          <li>Open the parcel.</li>
          <li>Keep the pouches dry.</li>
        </ol>
        <Note>Shipping: Rs 50 for every order.</Note>
      </Prose>
    ),
  },
  steps: {
    'With titles and without': (
      <Column>
        <Steps
          steps={[
            { title: 'Toast', text: 'Toast the cumin in a dry pan until it smells of nuts.' },
            { title: 'Grind', text: 'Let it cool, then grind it as finely as you like.' },
            { text: 'Keep what is left in a closed tin.' },
          ]}
        />
      </Column>
    ),
  },
  facts: {
    'Of a recipe': (
      <Column>
        <Facts
          facts={[
            { label: 'Serves', value: '4' },
            { label: 'Time', value: '40 min' },
            { label: 'Spice', value: 'Medium' },
          ]}
        />
      </Column>
    ),
  },
  certification: { 'Drawn seals': <Certification /> },
}
