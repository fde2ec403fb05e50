import { DataTable, LineRow } from 'design-system/data-table/data-table'
import { EmptyState } from 'design-system/empty-state/empty-state'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Picture } from 'design-system/picture/picture'
import { Totals } from 'design-system/totals/totals'
import { subtotal } from 'shared-contracts/orders/cart/cart'
import { formatAmount, times } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import { lineColumns } from '../../components/line-columns'
import columns from '../../components/lines-columns.module.css'
import { ShopLink } from '../../components/shop-link'
import { lineKey } from '../../data/lines/line-key'
import { Choice } from './choice'
import { Missing } from './missing'
import type { StagedLines } from './stage-lines'
import styles from './staged-cart.module.css'

/** The lines that can be added, below notices about the others; an empty state if there are none. */
export function StagedCart({ staged }: { staged: StagedLines }) {
  const t = useText()
  const { lines } = staged
  if (lines.length === 0)
    return (
      <EmptyState level={2} title={t('None of these are available right now')} action={<ShopLink />}>
        {t('Your cart hasn’t changed.')}
      </EmptyState>
    )
  return (
    <div className={columns.columns}>
      <div className={columns.lines}>
        <Missing staged={staged} />
        <DataTable caption={t('Items in this cart')} columns={lineColumns.map((column) => t(column))}>
          {lines.map((line) => (
            <LineRow
              key={lineKey(line)}
              picture={<Picture src={line.image || null} alt="" sizes="96px" />}
              name={
                <>
                  <span>{t(line.title)}</span>
                  <span className={styles.variant}>{t(line.variantLabel)}</span>
                </>
              }
              quantity={
                <>
                  <span className="muted">{t('Qty')}</span> <b>{line.quantity}</b>
                </>
              }
              price={`Rs ${formatAmount(times(line.price, line.quantity))}`}
            />
          ))}
        </DataTable>
      </div>
      <LabelFrame className={styles.summary}>
        <Totals
          rows={[{ label: t('SUB TOTAL'), value: `Rs ${formatAmount(subtotal(lines))}`, look: 'total' }]}
        />
        <Choice lines={lines} />
      </LabelFrame>
    </div>
  )
}
