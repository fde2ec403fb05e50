import { buttonLook } from 'design-system/button/button-look'
import { useText } from 'shared-contracts/words'
import { amountText } from '../../data/ingredients/amount-text'
import type { StepTimer } from '../../data/kitchen/step-timers'
import type { Timers } from '../../data/kitchen/use-timers'
import { type MethodStep, stepAnchor } from '../../data/recipes/recipe'
import { useProseLanguage } from '../../data/use-prose-language'
import styles from './cooking-step.module.css'

/** @param number counted from 1 @param isShown false hides the step; without scripts, all steps are shown */
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
  const t = useText()
  const prose = useProseLanguage()
  const name = title ?? t('Step {number}', { number })
  return (
    <li id={stepAnchor(number)} className={styles.step} hidden={!isShown}>
      <p className={styles.number}>{t('Step {number} of {count}', { number, count })}</p>
      {title && <h2 lang={prose}>{title}</h2>}
      <p className={styles.text} lang={prose}>
        {text}
      </p>
      {times.length > 0 && (
        <div className={`with-script ${styles.times}`}>
          {times.map(([minutes, purpose], index) => {
            const what = purpose && t(purpose)
            const id = `${number}-${index}`
            const isRunning = timers.running.some((timer) => timer.id === id)
            return (
              <button
                key={id}
                type="button"
                {...buttonLook({ variant: 'line' })}
                onClick={() => timers.start({ id, label: what ? `${name}: ${what}` : name, minutes })}
              >
                {`${t(isRunning ? 'Restart {minutes} min' : 'Start {minutes} min', {
                  minutes: amountText({ amount: minutes }),
                })}${what ? `: ${what}` : ''}`}
              </button>
            )
          })}
        </div>
      )}
    </li>
  )
}
