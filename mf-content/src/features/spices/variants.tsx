import { ErrorState } from 'design-system/error-state/error-state'
import { useRetry } from 'design-system/error-state/use-retry'
import { useEffect, useState } from 'react'
import type { Product } from 'shared-contracts/catalog/product'
import { api, readData, readProducts, reportMalformed } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'
import type { SpiceOfDish } from '../../data/spices/list-spices'
import type { SpiceId } from '../../data/spices/sold-spices'
import { AddVariants } from './add-variants'
import { listOffers } from './offers'
import { SpiceRow } from './spice-row'
import styles from './variants.module.css'

const { useMfContentGetSpicesQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The products on sale with these ids. */
    mfContentGetSpices: build.query<Product[], readonly string[]>({
      query: (ids) => ({ url: `/api/products?ids=${ids.map(encodeURIComponent).join(',')}` }),
      transformResponse: (answer: unknown) => readProducts(readData(answer), 'products', reportMalformed),
    }),
  }),
})

/** Lists the packs, which are added to the cart together. @param factor the factor that scales the recipe */
export function Variants({ spices, factor }: { spices: readonly SpiceOfDish[]; factor: number }) {
  const t = useText()
  const ids = spices.map(({ id }) => id)
  const { data, isError, isFetching, refetch } = useMfContentGetSpicesQuery(ids)
  const { frame, retry } = useRetry<HTMLDivElement>(refetch)
  const [leftOut, setLeftOut] = useState<readonly SpiceId[]>([])
  const offers = data && listOffers(spices, data, factor, t)
  const chosen = offers?.flatMap(({ id, item }) => (item && !leftOut.includes(id) ? [item] : []))

  // Move the focus here, because the pressed button is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [frame])

  function choose(id: SpiceId, isChosen: boolean) {
    setLeftOut((ids) => (isChosen ? ids.filter((one) => one !== id) : [...ids, id]))
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame} aria-busy={isFetching || undefined}>
      {isError && !isFetching && !offers ? (
        <ErrorState level={3} title={t('We couldn’t load the packs right now.')} onRetry={retry} />
      ) : (
        <>
          <ul className={styles.rows} aria-label={t('Packs')}>
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
          <AddVariants items={chosen} isAnyOnSale={offers?.some(({ item }) => item) ?? true} />
        </>
      )}
    </div>
  )
}
