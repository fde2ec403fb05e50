import { Badge } from '../src/badge/badge'
import { InvoiceList } from '../src/invoice/invoice'
import { OrderTotals } from '../src/order-totals/order-totals'
import type { Entry } from './frame/entry'

const content = (
  <OrderTotals subtotal="Rs 500.00" shipping="Rs 50.00" tax="Rs 90.00" taxPercent={18} total="Rs 550.00" />
)

export const invoiceEntry: Entry = {
  title: 'Invoice',
  states: {
    'At most one open': (
      <InvoiceList
        invoices={[
          {
            id: '1024',
            title: 'ORDER INVOICE #ORD-1024',
            meta: (
              <>
                <Badge tone="ok">Paid</Badge>
                <span>21 November 2026</span>
                <span className="num">Rs 550.00</span>
              </>
            ),
            content,
          },
          {
            id: '1011',
            title: 'ORDER INVOICE #ORD-1011',
            meta: (
              <>
                <Badge tone="warn">Awaiting Payment</Badge>
                <span>3 November 2026</span>
                <span className="num">Rs 1240.00</span>
              </>
            ),
            content,
          },
        ]}
      />
    ),
  },
}
