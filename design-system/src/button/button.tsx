import type { ComponentProps } from 'react'
import { Spinner } from '../spinner/spinner'
import { type ButtonLook, buttonLook } from './button-look'
import { useKeptFocus } from './use-kept-focus'

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
