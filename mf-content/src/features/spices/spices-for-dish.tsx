import { buttonLook } from 'design-system/button/button-look'
import { Section } from 'design-system/section/section'
import { useState } from 'react'
import { useText } from 'shared-contracts/words'
import type { SpiceOfDish } from '../../data/spices/list-spices'
import styles from './spices-for-dish.module.css'

type Variants = typeof import('./variants').Variants

/** Loads the list on demand. Like the cart, it needs scripts. @param factor the recipe's scaling factor */
export function SpicesForDish({ spices, factor }: { spices: readonly SpiceOfDish[]; factor: number }) {
  const t = useText()
  const [Variants, setVariants] = useState<Variants>()
  const [hasFailed, setHasFailed] = useState(false)

  async function handleOpen() {
    setHasFailed(false)
    try {
      const loaded = await import(/* webpackChunkName: "touched-packs" */ './variants')
      setVariants(() => loaded.Variants)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <div className={`with-script ${styles.spices}`}>
      <Section>
        <h2>{t('Spices for this dish')}</h2>
        <p className={styles.text}>
          {t('We’ve picked the smallest pack that’s enough. Untick what you have at home.')}
        </p>
        {Variants ? (
          <Variants spices={spices} factor={factor} />
        ) : (
          <button type="button" {...buttonLook({ variant: 'line', size: 'lg' })} onClick={handleOpen}>
            {t('ADD THE SPICES FOR THIS DISH')}
          </button>
        )}
        {hasFailed && <p role="alert">{t('The packs didn’t load. Please try again.')}</p>}
      </Section>
    </div>
  )
}
