import { FieldError } from 'design-system/field/field-error'
import { useId } from 'react'
import { useText } from 'shared-contracts/words'
import styles from './review-form.module.css'

const choices = [1, 2, 3, 4, 5]

interface StarChoiceProps {
  /** '1' to '5', or '' before the customer has chosen. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A group of radio buttons, drawn as stars: the arrow keys choose. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const t = useText()
  const problem = useId()
  return (
    <fieldset aria-describedby={error ? problem : undefined} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{t('Your rating')}</legend>
      <span className={styles.stars}>
        {choices.map((stars) => (
          <label key={stars} className={styles.star} data-full={Number(value) >= stars || undefined}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === String(stars)}
              onChange={() => onChange(String(stars))}
              className={styles.radio}
            />
            <span className="visually-hidden">
              {t({ one: '{count} star', other: '{count} stars' }, { count: stars })}
            </span>
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </span>
      {error && <FieldError id={problem}>{error}</FieldError>}
    </fieldset>
  )
}
