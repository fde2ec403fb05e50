import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon'
import styles from './icon-button.module.css'

/** The round 44 px look as props for any link; the link gives its own name in hidden text or aria-label. */
export function iconLook() {
  return { className: styles.button }
}

/**
 * A button that shows only an icon.
 * The name is hidden text and no aria-label, so that a field labelled 'Password' is not confused with 'Show password'.
 */
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
