import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look'

/** Restores a button's focus when it is enabled again, unless it has moved: browsers blur disabled buttons. */
function useKeptFocus(busy: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!busy && hadFocus.current && activeElement === body) ref.current?.focus()
    hadFocus.current = busy && activeElement === ref.current
  }, [busy])
  return ref
}

/** @param busy disables the button and shows a spinner beside the label (PROCESSING...); the focus is kept */
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
      <span className={styles.label}>{children}</span>
    </button>
  )
}
