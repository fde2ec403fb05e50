import { Note } from 'design-system/note/note'
import type { StockHistory } from 'shared-contracts/catalog/admin/stock-schema'
import { RowList } from '../../../../components/cards/row-list'
import { packs } from '../movement-labels'
import styles from '../stock.module.css'

/** Compares the packs of all batches with the number on hand. Renders nothing if no batch was received. */
export function BatchAgreement({ batches, agreement }: Pick<StockHistory, 'batches' | 'agreement'>) {
  if (!agreement) return null
  const { ofBatches, difference } = agreement
  return (
    <section aria-labelledby="batches" className={styles.part}>
      <h2 id="batches" className="h3">
        Batches
      </h2>
      <RowList label="Batches of this pack">
        {batches.map(({ id, number, received, shipped, returned }) => (
          <li key={id} className={styles.row}>
            <strong>{number}</strong>
            <span className={styles.quiet}>
              {`${received} received, ${shipped} shipped, ${returned} returned: ${received - shipped + returned} left`}
            </span>
          </li>
        ))}
      </RowList>
      {difference === 0 ? (
        <p>{`Batches and stock agree: ${packs(ofBatches)}.`}</p>
      ) : (
        <Note>
          {`By its batches there should be ${packs(ofBatches)}, which is ${Math.abs(difference)} ${difference > 0 ? 'fewer' : 'more'} than on hand. Count the shelf, and check the batches in the packing records.`}
        </Note>
      )}
    </section>
  )
}
