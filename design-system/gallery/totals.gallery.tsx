import { Totals } from '../src/totals/totals'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const totalsEntry: Entry = {
  title: 'Totals',
  states: {
    'Plain, muted and total': (
      <Column>
        <Totals
          rows={[
            { label: 'Sub total', value: 'Rs 500.00' },
            { label: 'Tax (18%)', value: 'Rs 90.00', look: 'muted' },
            { label: 'Total', value: 'Rs 550.00', look: 'total' },
          ]}
        />
      </Column>
    ),
  },
}
