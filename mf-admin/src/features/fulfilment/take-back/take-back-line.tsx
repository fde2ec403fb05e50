import { Select } from 'design-system/select/select'
import { returnConditions, returnReasons } from 'shared-contracts/fulfilment/returns'
import { CardFieldset } from '../../../components/cards/card-fieldset'
import { Tick } from '../../../components/forms/tick'
import { conditionLabels, reasonLabels } from '../../../data/fulfilment/return-labels'
import type { Detail } from './details'

interface Props {
  name: string
  quantity: number
  detail: Detail
  onChange: (detail: Detail) => void
}

/** The condition of a line's returned items, the reason, and whether they are sold again. */
export function TakeBackLine({ name, quantity, detail, onChange }: Props) {
  const { condition, reason, isForSale } = detail
  return (
    <CardFieldset legend={name}>
      <Select
        label="Condition"
        value={condition}
        onChange={(event) => {
          const next = returnConditions.find((one) => one === event.target.value) ?? condition
          onChange({ ...detail, condition: next, isForSale: next === 'good' })
        }}
      >
        {returnConditions.map((one) => (
          <option key={one} value={one}>
            {conditionLabels[one]}
          </option>
        ))}
      </Select>
      <Select
        label="Reason"
        value={reason}
        onChange={(event) =>
          onChange({ ...detail, reason: returnReasons.find((one) => one === event.target.value) ?? reason })
        }
      >
        {returnReasons.map((one) => (
          <option key={one} value={one}>
            {reasonLabels[one]}
          </option>
        ))}
      </Select>
      {condition === 'good' && (
        <Tick
          label="Restock"
          checked={isForSale}
          onChange={(event) => onChange({ ...detail, isForSale: event.target.checked })}
        />
      )}
      <p>{isForSale ? shelfText(quantity) : 'It won’t be restocked.'}</p>
    </CardFieldset>
  )
}

function shelfText(quantity: number): string {
  return quantity === 1 ? '1 pack goes back on the shelf.' : `${quantity} packs go back on the shelf.`
}
