import styles from './sound-choice.module.css'

/** Whether a timer may be heard when it is over. */
export function SoundChoice({
  hasSound,
  onChoose,
}: {
  hasSound: boolean
  onChoose: (hasSound: boolean) => void
}) {
  return (
    <label className={`with-script ${styles.choice}`}>
      <input
        type="checkbox"
        className={styles.box}
        checked={hasSound}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      A soft sound when a timer is over
    </label>
  )
}
