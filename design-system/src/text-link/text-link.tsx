import type { ComponentProps } from 'react'
import styles from './text-link.module.css'

/** The look of a link in text as props for any link: `<Link to="/login" {...textLook()}>`. */
export function textLook() {
  return { className: styles.link }
}

/** An action that reads as a link, such as Remove. */
export function TextButton(button: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} {...textLook()} />
}
