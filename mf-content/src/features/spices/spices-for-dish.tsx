import { buttonLook } from 'design-system/button/button-look'
import { Section } from 'design-system/section/section'
import { useState } from 'react'
import { useText } from 'shared-contracts/words'
import type { SpiceOfDish } from '../../data/spices/list-spices'
import styles from './spices-for-dish.module.css'

type Variants = typeof import('./variants').Variants

/**
 * Opens the packs for a dish, which load on demand. Without scripts there is no cart, and the spices are links above.
 * @param factor multiple of the recipe's own pot
 */
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
          {t('Each in the smallest pack that is enough. You untick what you have at home.')}
        </p>
        {Variants ? (
          <Variants spices={spices} factor={factor} />
        ) : (
          <button type="button" {...buttonLook({ variant: 'line', size: 'lg' })} onClick={handleOpen}>
            {t('ADD THE SPICES FOR THIS DISH')}
          </button>
        )}
        {hasFailed && <p role="alert">{t('The packs did not come. Please press again.')}</p>}
      </Section>
    </div>
  )
}
