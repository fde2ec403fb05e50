import { type ComponentProps, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { FieldFrame, type FrameProps, partFrame } from '../field/field-frame'
import { eyeOffShape, eyeShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import styles from './password-field.module.css'

/** A password field with an eye button that shows or hides the password. */
export function PasswordField(props: FrameProps & Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const t = useText()
  const { frame, control } = partFrame(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <span className={styles.box}>
          <input autoComplete="current-password" {...control} {...tied} type={shown ? 'text' : 'password'} />
          <span className={styles.eye}>
            <IconButton
              label={t(shown ? 'Hide password' : 'Show password')}
              shape={shown ? eyeOffShape : eyeShape}
              disabled={control.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
