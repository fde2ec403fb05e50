import { buttonLook } from 'design-system/button/button-look'
import { amountText } from '../../data/ingredients/amount'
import type { StepTimer } from '../../data/kitchen/step-timers'
import type { Timers } from '../../data/kitchen/use-timers'
import { type MethodStep, stepAnchor } from '../../data/recipes/recipe'
import styles from './cooking-step.module.css'

/**
 * A step in large letters, with a timer for each time that it names.
 * @param number from 1
 * @param isShown the others are shown too where no script could turn the page
 */
export function CookingStep({
  step: { title, text },
  times,
  number,
  count,
  isShown,
  timers,
}: {
  step: MethodStep
  times: readonly StepTimer[]
  number: number
  count: number
  isShown: boolean
  timers: Timers
}) {
  const name = title ?? `Step ${number}`
  return (
    <li id={stepAnchor(number)} className={styles.step} hidden={!isShown}>
      <p className={styles.number}>
        Step {number} of {count}
      </p>
      {title && <h2>{title}</h2>}
      <p className={styles.text}>{text}</p>
      {times.length > 0 && (
        <div className={`with-script ${styles.times}`}>
          {times.map(([minutes, what], index) => {
            const id = `${number}-${index}`
            const isRunning = timers.running.some((timer) => timer.id === id)
            return (
              <button
                key={id}
                type="button"
                {...buttonLook({ variant: 'line' })}
                onClick={() => timers.start({ id, label: what ? `${name}: ${what}` : name, minutes })}
              >
                {isRunning ? 'Restart' : 'Start'} {amountText({ amount: minutes })} min
                {what && `: ${what}`}
              </button>
            )
          })}
        </div>
      )}
    </li>
  )
}
