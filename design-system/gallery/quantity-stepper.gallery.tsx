import { QuantityStepper } from '../src/quantity-stepper/quantity-stepper'
import { Row } from './frame/arrangement'
import type { Entry } from './frame/entry'
import { WithState } from './frame/with-state'

function Stepper({ start, compact }: { start: number; compact?: boolean }) {
  return (
    <WithState initial={start}>
      {(value, setValue) => (
        <QuantityStepper
          name={compact ? 'Cumin' : 'Turmeric Powder'}
          value={value}
          onChange={setValue}
          max={9}
          compact={compact}
        />
      )}
    </WithState>
  )
}

export const quantityStepperEntry: Entry = {
  title: 'Quantity stepper',
  states: {
    'At one, more and the most': (
      <Row>
        <Stepper start={1} />
        <Stepper start={3} />
        <Stepper start={9} />
      </Row>
    ),
    Compact: <Stepper start={2} compact />,
  },
}
