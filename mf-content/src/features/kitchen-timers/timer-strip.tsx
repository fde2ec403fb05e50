import { Button } from 'design-system/button/button'
import { amountText } from '../../data/ingredients/kitchen-amount'
import { clockText } from '../../data/kitchen/timers'
import type { Timers } from '../../data/kitchen/use-timers'
import styles from './timer-strip.module.css'

const minutesText = (minutes: number) =>
  minutes === 1 ? '1 minute is over.' : `${amountText({ amount: minutes })} minutes are over.`

/** The timers that run, and those that are over until the cook has heard of them. */
export function TimerStrip({ timers: { running, over, stop } }: { timers: Timers }) {
  return (
    <div className={styles.strip}>
      <div role="alert" className={styles.list}>
        {over.map(({ id, label, minutes }) => (
          <div key={id} className={styles.timer} data-over="">
            <span className={styles.label}>
              {label}: {minutesText(minutes)}
            </span>
            <Button size="sm" variant="line" onClick={() => stop(id)}>
              OK
              <span className="visually-hidden"> {label}</span>
            </Button>
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
              <Button size="sm" variant="quiet" onClick={() => stop(id)}>
                Stop
                <span className="visually-hidden"> {label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
