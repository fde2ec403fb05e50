import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import type { ComponentProps } from 'react'
import styles from './stock.module.css'

interface Props extends Omit<ComponentProps<typeof Field>, 'label'> {
  label: string
  onStep: (by: 1 | -1) => void
}

/** A number of packs to type, between two buttons that a thumb reaches. */
export function StepField({ label, onStep, ...field }: Props) {
  return (
    <div className={styles.step}>
      <Button variant="line" aria-label={`${label}: one fewer`} onClick={() => onStep(-1)}>
        −
      </Button>
      <Field label={label} inputMode="numeric" autoComplete="off" maxLength={9} {...field} />
      <Button variant="line" aria-label={`${label}: one more`} onClick={() => onStep(1)}>
        +
      </Button>
    </div>
  )
}
