import { useText } from 'shared-contracts/words'
import styles from './sound-choice.module.css'

export function SoundChoice({
  hasSound,
  onChoose,
}: {
  hasSound: boolean
  onChoose: (hasSound: boolean) => void
}) {
  const t = useText()
  return (
    <label className={`with-script ${styles.choice}`}>
      <input
        type="checkbox"
        className={styles.box}
        checked={hasSound}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {t('Play a soft sound when a timer ends')}
    </label>
  )
}
