import type { ComponentProps } from 'react'
import styles from './text-link.module.css'

/** The look of a link in text as props for any link: `<Link to="/login" {...textLook()}>`. */
export function textLook({ caps }: { caps?: boolean } = {}) {
  return { className: styles.link, 'data-caps': caps || undefined }
}

/** An action that reads as a link, such as Remove. */
export function TextButton({
  caps,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { caps?: boolean }) {
  return (
    <button type="button" {...rest} {...textLook({ caps })}>
      {children}
    </button>
  )
}
