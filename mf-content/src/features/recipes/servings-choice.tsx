import { Stepper } from 'design-system/quantity-stepper/stepper'
import { useText } from 'shared-contracts/words'
import { MOST_SERVINGS } from '../../data/recipes/servings'
import type { Servings } from '../../data/recipes/use-servings'
import styles from './servings-choice.module.css'

/** The servings: a control on screen, plain text in print. */
export function ServingsChoice({ servings: { people, text, change } }: { servings: Servings }) {
  const t = useText()
  const name = t('Servings')
  return (
    <>
      <div className={`with-script ${styles.choice}`}>
        <span aria-hidden="true">{name}</span>
        <Stepper
          name={name}
          fewer={t('Fewer servings')}
          more={t('More servings')}
          isLeast={people <= 1}
          isMost={people >= MOST_SERVINGS}
          room="wide"
          onStep={change}
        >
          {text}
        </Stepper>
      </div>
      <p className={styles.printed}>{t('For {people}', { people: text })}</p>
    </>
  )
}
