import type { ComponentProps } from 'react'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'
import { useKeptFocus } from './use-kept-focus'

export interface ButtonLook {
  /** One primary button per view; gold on red bands, line for the second choice, quiet for Cancel. */
  variant?: 'primary' | 'gold' | 'line' | 'quiet'
  /** sm 44 px, md 50 px, lg 56 px high. */
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
}

/** The look of a button as props for any link: `<Link to="/cart" {...buttonLook({ variant: 'line' })}>`. */
export function buttonLook({ variant = 'primary', size = 'md', block }: ButtonLook = {}) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
  }
}

/** @param busy disables the button and shows a spinner beside the label, which stays (PROCESSING...); the focus is kept. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  disabled = false,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'ref'> & ButtonLook & { busy?: boolean }) {
  const ref = useKeptFocus(busy)
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      {...buttonLook({ variant, size, block })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
