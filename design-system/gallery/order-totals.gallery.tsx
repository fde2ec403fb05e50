import { OrderTotals } from '../src/order-totals/order-totals'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'

export const orderTotalsEntry: Entry = {
  title: 'Order totals',
  states: {
    'The tax is shown and not added': (
      <Column>
        <OrderTotals
          subtotal="Rs 500.00"
          shipping="Rs 50.00"
          tax="Rs 90.00"
          taxPercent={18}
          total="Rs 550.00"
        />
      </Column>
    ),
  },
}
