import { FieldFrame } from 'design-system/field/field-frame'
import { DEFAULT_PHONE_CODE } from 'shared-contracts/domain/phone'
import styles from './phone-field.module.css'

/** A phone number behind the fixed country code (specification, point 2, 'Contact'). */
export function PhoneField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <FieldFrame label="Phone Number" span="half">
      {({ className, ...control }) => (
        <span className={styles.phone}>
          <span className={styles.code}>{DEFAULT_PHONE_CODE}</span>
          <input
            {...control}
            className={`${className} ${styles.number}`}
            type="tel"
            name="phoneNumber"
            autoComplete="tel-national"
            required
            maxLength={20}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </FieldFrame>
  )
}
