import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps, partFrame } from '../field/field-frame'
import { Icon } from '../icon/icon'
import { chevronDownShape } from '../icon/shapes'
import styles from './select.module.css'

/** The browser's own select with our chevron, for `<option>` children. */
export function Select(props: FrameProps & Omit<ComponentProps<'select'>, 'className'>) {
  const { frame, control } = partFrame(props)
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <span className={styles.box}>
          <select {...control} {...tied} />
          <Icon shape={chevronDownShape} size={20} className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  )
}
