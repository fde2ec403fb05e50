import { Select } from 'design-system/select/select'
import type { ComponentProps } from 'react'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { useText } from 'shared-contracts/words'
import type { Invoice } from '../invoice'

interface Props {
  items: readonly LineQuantity[]
  lines: Invoice['lines']
  field: (name: string) => Pick<ComponentProps<typeof Select>, 'value' | 'onChange'> & { name: string }
  error: string | undefined
}

/** Chooses how many of each item a case is about. The error is shown at the first item. */
export function ItemChoice({ items, lines, field, error }: Props) {
  const t = useText()
  return items.map(({ line, quantity }, index) => (
    <Select
      key={line}
      label={
        <>
          <span>{t('How many:')}</span> <span>{lines[line]?.title ?? ''}</span>
        </>
      }
      {...field(`item${line}`)}
      {...(index === 0 && error && { error })}
    >
      <option value="0">{t('None')}</option>
      {Array.from({ length: quantity }, (_, index) => index + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </Select>
  ))
}
