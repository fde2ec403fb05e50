import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon'
import styles from './icon-button.module.css'

/** Returns the round 44 px look as props for any link; the link needs a name, as hidden text or aria-label. */
export function iconLook() {
  return { className: styles.button }
}

/** Its name is hidden text, not an aria-label, so that 'Show password' is not taken for a field 'Password'. */
export function IconButton({
  label,
  shape,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'children'> & { label: string; shape: string }) {
  return (
    <button type="button" {...rest} className={styles.button}>
      <Icon shape={shape} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
