import { buttonLook } from 'design-system/button/button-look'
import { Icon } from 'design-system/icon/icon'
import { chevronLeftShape, chevronRightShape } from 'design-system/icon/shapes'
import { useText } from 'shared-contracts/words'
import type { StepPosition } from '../../data/kitchen/use-step'
import styles from './step-controls.module.css'

/** Shows progress, Previous and Next. At either end, a button is only `aria-disabled`, to keep the focus. */
export function StepControls({ place: { index, move }, count }: { place: StepPosition; count: number }) {
  const t = useText()
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <div className={`with-script ${styles.controls}`}>
      <progress className={styles.progress} max={count} value={index + 1} aria-label={t('Steps')} />
      <button
        type="button"
        {...buttonLook({ variant: 'line', size: 'lg', block: true })}
        aria-disabled={isFirst}
        onClick={() => move(-1)}
      >
        <Icon shape={chevronLeftShape} />
        {t('PREVIOUS')}
      </button>
      <button
        type="button"
        {...buttonLook({ size: 'lg', block: true })}
        aria-disabled={isLast}
        onClick={() => move(1)}
      >
        {t('NEXT')}
        <Icon shape={chevronRightShape} />
      </button>
    </div>
  )
}
