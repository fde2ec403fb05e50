import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { NeedsScript } from 'design-system/note/needs-script'
import { Section, SectionHead } from 'design-system/section/section'
import { useState } from 'react'
import type { SpiceId } from '../../data/spices/sold-spices'
import { useMfContentGetSpicesQuery } from '../../data/spices/spices-api'
import type { SpiceOfDish } from '../../data/spices/spices-of'
import { AddSpices } from './add-spices'
import { offersFor } from './offers'
import { SpiceRow } from './spice-row'
import styles from './spices-for-dish.module.css'
import { useHasComeNear } from './use-has-come-near'

/**
 * The packs that a dish takes, to be put into the cart together. Their prices are asked for when the place comes near.
 * @param factor how many times the recipe's own pot is cooked
 */
export function SpicesForDish({ spices, factor }: { spices: readonly SpiceOfDish[]; factor: number }) {
  const { place, hasComeNear } = useHasComeNear<HTMLDivElement>()
  const ids = spices.map(({ id }) => id)
  const { data, isError, isFetching, refetch } = useMfContentGetSpicesQuery(ids, { skip: !hasComeNear })
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const [leftOut, setLeftOut] = useState<readonly SpiceId[]>([])
  const offers = data && offersFor(spices, data, factor)
  const chosen = offers?.flatMap(({ id, item }) => (item && !leftOut.includes(id) ? [item] : []))

  function choose(id: SpiceId, isChosen: boolean) {
    setLeftOut((ids) => (isChosen ? ids.filter((one) => one !== id) : [...ids, id]))
  }

  return (
    <div ref={place} className={styles.spices}>
      <Section>
        <SectionHead title="Spices for this dish">
          Each in the smallest pack that is enough.{' '}
          <span className="with-script">Untick what you have at home.</span>
        </SectionHead>
        <div ref={frame} tabIndex={-1} className={styles.frame} aria-busy={isFetching || undefined}>
          {isError && !isFetching && !offers ? (
            <ErrorState level={3} title="We could not load the packs just now." onRetry={retry} />
          ) : (
            <>
              <ul className={styles.rows}>
                {spices.map(({ id, name }) => (
                  <SpiceRow
                    key={id}
                    name={name}
                    offer={offers?.find((offer) => offer.id === id)}
                    isChosen={!leftOut.includes(id)}
                    onChoose={(isChosen) => choose(id, isChosen)}
                  />
                ))}
              </ul>
              <AddSpices items={chosen} isAnyOnSale={offers?.some(({ item }) => item) ?? true} />
            </>
          )}
          <NeedsScript part="The cart" />
        </div>
      </Section>
    </div>
  )
}
