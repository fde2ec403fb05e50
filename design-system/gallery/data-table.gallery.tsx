import { DataTable, LineRow } from '../src/data-table/data-table'
import { Picture } from '../src/picture/picture'
import { QuantityStepper } from '../src/quantity-stepper/quantity-stepper'
import { TextButton } from '../src/text-link/text-link'
import { Column } from './frame/arrangement'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

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

export const dataTableEntry: Entry = {
  title: 'Data table',
  states: {
    'Lines of the cart, cards on phones': (
      <DataTable caption="Cart" columns={lineColumns} look="cards">
        <Line name="Turmeric Powder - 250 g" spice="turmeric" />
        <Line name="Red Chilli Powder - 100 g" spice="chilli" />
      </DataTable>
    ),
    'Compact, for a summary': (
      <Column>
        <DataTable caption="Order summary" columns={lineColumns} look="cards" compact>
          <Line name="Coriander Seeds - 100 g" spice="coriander" compact />
        </DataTable>
      </Column>
    ),
    Plain: (
      <DataTable caption="Invoice" columns={['Product', 'Quantity', 'Price']}>
        <tr>
          <td>Turmeric Powder</td>
          <td>2</td>
          <td className="num">Rs 250.00</td>
        </tr>
      </DataTable>
    ),
  },
}
