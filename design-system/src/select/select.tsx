import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from '../field/field-frame'
import { Icon } from '../icon/icon'
import { chevronDownShape } from '../icon/shapes'
import styles from './select.module.css'

/** The browser's own list under our chevron; takes `<option>` children. */
export function Select({
  label,
  error,
  hint,
  optional,
  span,
  id,
  children,
  ...select
}: FrameProps & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <FieldFrame {...{ label, error, hint, optional, span, id }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control}>
            {children}
          </select>
          <Icon shape={chevronDownShape} size={20} className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  )
}
