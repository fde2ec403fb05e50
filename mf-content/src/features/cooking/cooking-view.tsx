import { useEffect, useRef } from 'react'
import { useText } from 'shared-contracts/words'
import { stepTimers } from '../../data/kitchen/step-timers'
import type { StepPosition } from '../../data/kitchen/use-step'
import type { Timers } from '../../data/kitchen/use-timers'
import { methodStep, type Recipe, stepAnchor } from '../../data/recipes/recipe'
import { CookingStep } from './cooking-step'
import styles from './cooking-view.module.css'
import { StepControls } from './step-controls'

/** A recipe one step at a time; without scripts, all steps on one page. */
export function CookingView({
  recipe,
  place,
  timers,
}: {
  recipe: Recipe
  place: StepPosition
  timers: Timers
}) {
  const t = useText()
  const steps = recipe.instructions.map(methodStep)
  const shown = steps[place.index]
  const at = t('Step {number} of {count}', { number: place.index + 1, count: steps.length })
  const announcement = `${at}. ${shown?.title ?? ''}. ${shown?.text ?? ''}`
  const list = useRef<HTMLOListElement>(null)

  // Scrolls back to the top of the step when it changes.
  const { index, hasMoved } = place
  useEffect(() => {
    const top = list.current?.children[index]?.getBoundingClientRect().top ?? 0
    if (hasMoved && top < 0) list.current?.scrollIntoView()
  }, [index, hasMoved])

  return (
    <>
      <p role="status" className="visually-hidden">
        {place.hasMoved && announcement}
      </p>
      <ol ref={list} className={styles.steps}>
        {steps.map((step, index) => (
          <CookingStep
            key={stepAnchor(index + 1)}
            step={step}
            times={stepTimers[recipe.id]?.[index + 1] ?? []}
            number={index + 1}
            count={steps.length}
            isShown={index === place.index}
            timers={timers}
          />
        ))}
      </ol>
      <StepControls place={place} count={steps.length} />
    </>
  )
}
