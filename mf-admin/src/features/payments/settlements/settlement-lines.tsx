import type { SettlementLine } from 'shared-contracts/payments/admin/settlements-schema'
import { Loaded } from '../../../components/screen-states/loaded'
import { inSignedRupees } from './in-signed-rupees'
import styles from './settlements.module.css'
import { useMfAdminGetSettlementLinesQuery } from './settlements-api'

/** All entries of a settlement, including those without an order. */
export function SettlementLines({ id }: { id: number }) {
  const query = useMfAdminGetSettlementLinesQuery(id)
  return (
    <Loaded query={query} what="the entries">
      {(lines) => (
        <ul className={styles.lines} aria-label="Entries">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are rendered once, and have no other key
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Line({ line: { kind, class: name, eventId, orderId, amount, trouble } }: { line: SettlementLine }) {
  return (
    <>
      <span className={styles.row}>
        <span>{name === 'fee' || name === 'tax' ? `${kind}, ${name}` : kind}</span>
        <span className="num">{inSignedRupees(amount)}</span>
      </span>
      <span className={styles.quiet} translate="no">
        {[eventId, orderId].filter(Boolean).join(', ')}
      </span>
      {trouble && <strong>{`${trouble}.`}</strong>}
    </>
  )
}
