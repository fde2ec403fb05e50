import { Icon } from '../icon/icon'
import { addShape, removeShape } from '../icon/shapes'
import styles from './quantity-stepper.module.css'

/**
 * Minus, number, plus. Never goes below 1 (specification 9.6).
 * At the limit a button is `aria-disabled`, not `disabled`: it was just pressed, and would lose the focus.
 * @param name the product, which names the group: 'Quantity of Turmeric Powder'
 * @param compact for the narrow summary table
 */
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
  return (
    // A fieldset would bring a legend's layout into table cells.
    // biome-ignore lint/a11y/useSemanticElements: a group of two buttons, not of form controls
    <span
      role="group"
      aria-label={`Quantity of ${name}`}
      className={styles.stepper}
      data-compact={compact || undefined}
    >
      <button
        type="button"
        className={styles.step}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
        aria-label="Decrease quantity"
      >
        <Icon shape={removeShape} size={18} />
      </button>
      <span aria-live="polite" className={styles.value}>
        {value}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        aria-label="Increase quantity"
      >
        <Icon shape={addShape} size={18} />
      </button>
    </span>
  )
}
