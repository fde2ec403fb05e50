import { type ReactNode, useId } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './field.module.css'
import { FieldError } from './field-error'

export interface FrameProps {
  label: ReactNode
  /** An error message such as 'Pincode is required'; shown with an icon and linked to the control. */
  error?: string
  hint?: ReactNode
  /** Adds '(optional)' to the label. */
  optional?: boolean
  /** The width in a FormGrid. */
  span?: 'full' | 'half' | 'third'
  id?: string
}

interface Control {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function partFrame<Props extends FrameProps>({
  label,
  error,
  hint,
  optional,
  span,
  id,
  ...control
}: Props) {
  return { frame: { label, error, hint, optional, span, id }, control }
}

/** A label above a control and an error below it, with the props that link both to the control. */
export function FieldFrame({
  label,
  error,
  hint,
  optional,
  span = 'full',
  id,
  children,
}: FrameProps & { children: (control: Control) => ReactNode }) {
  const t = useText()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={styles.field} data-span={span}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{t(' (optional)')}</span>}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
