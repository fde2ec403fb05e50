import { AddressCard, AddressList } from '../../src/address-card/address-card'
import { Badge } from '../../src/badge/badge'
import { DataTable, LineRow } from '../../src/data-table/data-table'
import { InvoiceList } from '../../src/invoice/invoice'
import { OrderTotals } from '../../src/order-totals/order-totals'
import { Picture } from '../../src/picture/picture'
import { QuantityStepper } from '../../src/quantity-stepper/quantity-stepper'
import { TextButton } from '../../src/text-link/text-link'
import { Totals } from '../../src/totals/totals'
import { Column } from '../frame/arrangement'
import type { Entries } from '../frame/entries'
import { WithState } from '../frame/with-state'

const lineColumns = ['Image', 'Product Name', 'Quantity', 'Price']

function Line({ name, spice, compact }: { name: string; spice: string; compact?: boolean }) {
  return (
    <LineRow
      picture={<Picture src={`/pictures/${spice}.svg`} alt="" sizes="96px" />}
      name={name}
      remove={compact ? undefined : <TextButton>Remove</TextButton>}
      quantity={
        <WithState initial={2}>
          {(value, setValue) => (
            <QuantityStepper name={name} value={value} onChange={setValue} compact={compact} />
          )}
        </WithState>
      }
      price="Rs 250.00"
    />
  )
}

const addresses = [
  {
    name: 'Ananya Rao',
    lines: ['24, 4th Cross, Jayanagar', 'Bengaluru, Karnataka 560011', 'India', '+91 98450 12345'],
  },
  {
    name: 'Vikram Rao',
    lines: ['Flat 7B, Palm Meadows, Whitefield', 'Bengaluru, Karnataka 560066', 'India', '+91 99002 54321'],
  },
]

const sums = (
  <OrderTotals subtotal="Rs 500.00" shipping="Rs 50.00" tax="Rs 90.00" taxPercent={18} total="Rs 550.00" />
)

const invoices = [
  { id: 'ORD-1024', badge: <Badge tone="ok">Paid</Badge>, date: '21 November 2026', total: 'Rs 550.00' },
  {
    id: 'ORD-1011',
    badge: <Badge tone="warn">Awaiting Payment</Badge>,
    date: '3 November 2026',
    total: 'Rs 1240.00',
  },
]

export const orders: Entries<'Orders'> = {
  'data-table': {
    'Lines of the cart, cards on phones': (
      <DataTable caption="Cart" columns={lineColumns}>
        <Line name="Turmeric Powder - 250 g" spice="turmeric" />
        <Line name="Red Chilli Powder - 100 g" spice="chilli" />
      </DataTable>
    ),
    'Compact, for a summary': (
      <Column>
        <DataTable caption="Order summary" columns={lineColumns} compact>
          <Line name="Coriander Seeds - 100 g" spice="coriander" compact />
        </DataTable>
      </Column>
    ),
  },
  totals: {
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
  'order-totals': {
    'The tax is shown and not added': <Column>{sums}</Column>,
  },
  'address-card': {
    'Selected and not': (
      <WithState initial="Ananya Rao">
        {(selected, select) => (
          <AddressList>
            {addresses.map(({ name, lines }) => (
              <AddressCard
                key={name}
                name={name}
                lines={lines}
                selected={name === selected}
                onToggle={() => select(name === selected ? '' : name)}
              />
            ))}
          </AddressList>
        )}
      </WithState>
    ),
  },
  invoice: {
    'At most one open': (
      <InvoiceList
        invoices={invoices.map(({ id, badge, date, total }) => ({
          id,
          title: `ORDER INVOICE #${id}`,
          meta: (
            <>
              {badge}
              <span>{date}</span>
              <span className="num">{total}</span>
            </>
          ),
          content: sums,
        }))}
      />
    ),
  },
}
