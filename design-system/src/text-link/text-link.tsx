import type { ComponentProps } from 'react'
import styles from './text-link.module.css'

/** Returns the look of a text link as props for any link: `<Link to="/login" {...textLook()}>`. */
export function textLook() {
  return { className: styles.link }
}

/** A button that looks like a link, such as Remove. */
export function TextButton(button: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} {...textLook()} />
}
