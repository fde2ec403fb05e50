import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FrameProps } from '../field/field-frame'
import { eyeOffShape, eyeShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import styles from './password-field.module.css'

/** A password with an eye that shows and hides what was typed. */
export function PasswordField({
  label,
  error,
  hint,
  optional,
  span,
  id,
  ...input
}: FrameProps & Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, error, hint, optional, span, id }}>
      {(control) => (
        <span className={styles.box}>
          <input autoComplete="current-password" {...input} {...control} type={shown ? 'text' : 'password'} />
          <span className={styles.eye}>
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              shape={shown ? eyeOffShape : eyeShape}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
