import { useState } from 'react'
import type { Pick } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { RowList } from '../../../components/cards/row-list'
import { useSession } from '../../../data/staff/use-session'
import styles from './pick-list.module.css'
import { SoldOut } from './sold-out'
import { isTicked, keepTicks, readTicks, stillListed } from './ticks'

const buildKey = ({ productId, variantId }: Pick) => `${productId} ${variantId}`

/** The packs in shelf order, with checkboxes. */
export function PickRows({ picks }: { picks: readonly Pick[] }) {
  const { rights } = useSession()
  const [ticks, setTicks] = useState(readTicks)
  const done = picks.filter((pick) => isTicked(ticks, buildKey(pick), pick.quantity)).length

  function handleTick(pick: Pick, isDone: boolean) {
    const listed = stillListed(ticks, picks.map(buildKey))
    const next = { ...listed, [buildKey(pick)]: isDone ? pick.quantity : 0 }
    setTicks(next)
    keepTicks(next)
  }

  return (
    <section className={styles.part} aria-labelledby="shelf">
      <h2 id="shelf" className="h3">
        From the shelf
      </h2>
      <p role="status" className={styles.quiet}>
        {`${done} of ${picks.length} picked`}
      </p>
      <RowList label="Packs">
        {picks.map((pick) => (
          <li key={buildKey(pick)} className={styles.pick}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={isTicked(ticks, buildKey(pick), pick.quantity)}
                onChange={(event) => handleTick(pick, event.target.checked)}
              />
              <span className={styles.quantity}>{pick.quantity}</span>
              <span>
                <span>{`${pick.name}, `}</span>
                <strong>{pick.variant}</strong>
                <span className={styles.quiet}>
                  {pick.orders.length === 1 ? 'for 1 order' : `for ${pick.orders.length} orders`}
                </span>
              </span>
            </label>
            {rights.includes('mark-sold-out') && <SoldOut pick={pick} />}
          </li>
        ))}
      </RowList>
    </section>
  )
}
