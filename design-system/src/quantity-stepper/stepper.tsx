import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { addShape, removeShape } from '../icon/shapes'
import styles from './quantity-stepper.module.css'

/**
 * Announces its value. At a limit a button is `aria-disabled`, because with `disabled` it would lose the focus.
 * @param room the space for the value: compact in narrow tables, wide for a range such as 12-18
 */
export function Stepper({
  name,
  fewer,
  more,
  isLeast,
  isMost,
  room,
  onStep,
  children,
}: {
  name: string
  fewer: string
  more: string
  isLeast: boolean
  isMost: boolean
  room?: 'compact' | 'wide' | undefined
  onStep: (by: 1 | -1) => void
  children: ReactNode
}) {
  return (
    // A fieldset would bring a legend's layout into table cells.
    // biome-ignore lint/a11y/useSemanticElements: a group of two buttons, not of form controls
    <span role="group" aria-label={name} className={styles.stepper} data-room={room}>
      <button
        type="button"
        className={styles.step}
        aria-disabled={isLeast}
        onClick={() => !isLeast && onStep(-1)}
        aria-label={fewer}
      >
        <Icon shape={removeShape} size={18} />
      </button>
      <span aria-live="polite" className={styles.value}>
        {children}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-disabled={isMost}
        onClick={() => !isMost && onStep(1)}
        aria-label={more}
      >
        <Icon shape={addShape} size={18} />
      </button>
    </span>
  )
}
