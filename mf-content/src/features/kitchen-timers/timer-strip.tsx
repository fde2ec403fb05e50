import { buttonLook } from 'design-system/button/button-look'
import { useState } from 'react'
import { amountText } from '../../data/ingredients/amount'
import { clockText } from '../../data/kitchen/timers'
import { useChime } from '../../data/kitchen/use-chime'
import type { Timers } from '../../data/kitchen/use-timers'
import { SoundChoice } from './sound-choice'
import styles from './timer-strip.module.css'

const minutesText = (minutes: number) =>
  minutes === 1 ? '1 minute is over.' : `${amountText({ amount: minutes })} minutes are over.`

/** The timers that run, and those that are over until the cook has heard of them. */
export default function TimerStrip({ timers: { running, over, stop } }: { timers: Timers }) {
  const [hasSound, setHasSound] = useState(true)
  useChime(over.length, hasSound)

  return (
    <div className={styles.strip}>
      <div role="alert" className={styles.list}>
        {over.map(({ id, label, minutes }) => (
          <div key={id} className={styles.timer} data-over="">
            <span className={styles.label}>
              {label}: {minutesText(minutes)}
            </span>
            <button type="button" {...buttonLook({ size: 'sm', variant: 'line' })} onClick={() => stop(id)}>
              OK
              <span className="visually-hidden"> {label}</span>
            </button>
          </div>
        ))}
      </div>
      {running.length > 0 && (
        <ul className={styles.list} aria-label="Timers">
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
                Stop
                <span className="visually-hidden"> {label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <SoundChoice hasSound={hasSound} onChoose={setHasSound} />
    </div>
  )
}
