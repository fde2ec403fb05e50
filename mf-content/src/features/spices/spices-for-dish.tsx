import { buttonLook } from 'design-system/button/button-look'
import { Section, SectionHead } from 'design-system/section/section'
import { useState } from 'react'
import type { SpiceOfDish } from '../../data/spices/spices-of'
import styles from './spices-for-dish.module.css'

type Packs = typeof import('./packs').Packs

/**
 * The way to the packs that a dish takes, which are loaded when they are asked for. Without scripts there is no cart; the
 * spices are links above.
 * @param factor how many times the recipe's own pot is cooked
 */
export function SpicesForDish({ spices, factor }: { spices: readonly SpiceOfDish[]; factor: number }) {
  const [Packs, setPacks] = useState<Packs>()
  const [stage, setStage] = useState<'closed' | 'loading' | 'failed'>('closed')

  async function handleOpen() {
    setStage('loading')
    try {
      const loaded = await import(/* webpackChunkName: "packs-on-demand" */ './packs')
      setPacks(() => loaded.Packs)
    } catch {
      setStage('failed')
    }
  }

  return (
    <div className={`with-script ${styles.spices}`}>
      <Section>
        <SectionHead title="Spices for this dish">
          Each in the smallest pack that is enough. You untick what you have at home.
        </SectionHead>
        {Packs ? (
          <Packs spices={spices} factor={factor} />
        ) : (
          <button
            type="button"
            {...buttonLook({ variant: 'line', size: 'lg' })}
            aria-busy={stage === 'loading'}
            onClick={handleOpen}
          >
            ADD THE SPICES FOR THIS DISH
          </button>
        )}
        {stage === 'failed' && !Packs && (
          <p role="alert">We could not load the packs just now. Please press again.</p>
        )}
      </Section>
    </div>
  )
}
