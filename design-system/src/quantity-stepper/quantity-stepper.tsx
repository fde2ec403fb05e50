import { useText } from 'shared-contracts/words'
import { Stepper } from './stepper'

/** A quantity from 1 up (specification 9.6). @param name the product's name @param compact for narrow tables */
export function QuantityStepper({
  name,
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  compact,
}: {
  name: string
  value: number
  onChange: (value: number) => void
  max?: number
  compact?: boolean
}) {
  const t = useText()
  return (
    <Stepper
      name={t('Quantity of {name}', { name })}
      fewer={t('Decrease quantity')}
      more={t('Increase quantity')}
      isLeast={value <= 1}
      isMost={value >= max}
      room={compact ? 'compact' : undefined}
      onStep={(by) => onChange(value + by)}
    >
      {value}
    </Stepper>
  )
}
