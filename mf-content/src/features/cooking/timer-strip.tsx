import { buttonLook } from 'design-system/button/button-look'
import { useState } from 'react'
import { useText } from 'shared-contracts/words'
import { amountText } from '../../data/ingredients/amount-text'
import { clockText } from '../../data/kitchen/timers'
import { useChime } from '../../data/kitchen/use-chime'
import type { Timers } from '../../data/kitchen/use-timers'
import { SoundChoice } from './sound-choice'
import styles from './timer-strip.module.css'

/** Running timers, and finished ones until the cook dismisses them. */
export function TimerStrip({ timers: { running, over, stop } }: { timers: Timers }) {
  const t = useText()
  const [hasSound, setHasSound] = useState(true)
  useChime(over.length, hasSound)

  return (
    <div className={styles.strip}>
      <div role="alert" className={styles.list}>
        {over.map(({ id, label, minutes }) => (
          <div key={id} className={styles.timer} data-over="">
            <span className={styles.label}>
              {`${label}: ${t(
                { one: '{minutes} minute is up.', other: '{minutes} minutes are up.' },
                { count: minutes, minutes: amountText({ amount: minutes }) },
              )}`}
            </span>
            <button type="button" {...buttonLook({ size: 'sm', variant: 'line' })} onClick={() => stop(id)}>
              {t('OK')}
              <span className="visually-hidden">{` ${label}`}</span>
            </button>
          </div>
        ))}
      </div>
      {running.length > 0 && (
        <ul className={styles.list} aria-label={t('Timers')}>
          {running.map(({ id, label, secondsLeft }) => (
            <li key={id} className={styles.timer}>
              <span className={styles.label}>{label}</span>
              <span role="timer" aria-label={label} className={styles.clock}>
                {clockText(secondsLeft)}
              </span>
              <button
                type="button"
                {...buttonLook({ size: 'sm', variant: 'quiet' })}
                onClick={() => stop(id)}
              >
                {t('Stop')}
                <span className="visually-hidden">{` ${label}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <SoundChoice hasSound={hasSound} onChoose={setHasSound} />
    </div>
  )
}
