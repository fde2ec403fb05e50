import { FieldFrame } from 'design-system/field/field-frame'
import type { ComponentProps } from 'react'
import { DEFAULT_PHONE_CODE } from 'shared-contracts/values/phone'
import { useText } from 'shared-contracts/words'
import styles from './phone-field.module.css'

/** A phone number after a fixed country code (specification 18.2). */
export function PhoneField({ name, value, onChange }: ComponentProps<'input'>) {
  const t = useText()
  return (
    <FieldFrame label={t('Phone Number')} span="half">
      {({ id, className }) => (
        <span className={styles.phone}>
          <span id={`${id}-code`} className={styles.code}>
            {DEFAULT_PHONE_CODE}
          </span>
          <input
            id={id}
            className={`${className} ${styles.number}`}
            aria-describedby={`${id}-code`}
            type="tel"
            name={name}
            autoComplete="tel-national"
            required
            maxLength={40}
            value={value}
            onChange={onChange}
          />
        </span>
      )}
    </FieldFrame>
  )
}
