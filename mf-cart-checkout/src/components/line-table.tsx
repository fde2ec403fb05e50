import { DataTable, LineRow } from 'design-system/data-table/data-table'
import { Picture } from 'design-system/picture/picture'
import { Price } from 'design-system/price/price'
import { QuantityStepper } from 'design-system/quantity-stepper/quantity-stepper'
import { TextButton } from 'design-system/text-link/text-link'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import { oldPrice } from 'shared-contracts/orders/totals'
import { cartQuantityChanged, useAppDispatch } from 'shared-contracts/store'
import { formatAmount, times } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import type { Unavailable } from '../data/lines/catalog-check'
import { lineKey } from '../data/lines/line-key'
import type { LineRemoval } from '../data/lines/use-line-removal'
import { lineColumns } from './line-columns'
import styles from './line-table.module.css'

interface LineTableProps {
  caption: string
  lines: readonly CartLine[]
  /** Lines to mark as unavailable. */
  unavailable: Unavailable
  onRemove: LineRemoval['remove']
  /** True for the order summary's narrow table, with the old prices struck through (specification 11.3). */
  isSummary?: boolean
}

/** A table of cart lines with buttons to remove them and change quantities. Each price is for the whole line. */
export function LineTable({ caption, lines, unavailable, onRemove, isSummary = false }: LineTableProps) {
  const dispatch = useAppDispatch()
  const t = useText()
  return (
    <DataTable caption={caption} columns={lineColumns.map((column) => t(column))} compact={isSummary}>
      {lines.map((line, index) => (
        <LineRow
          key={lineKey(line)}
          picture={<Picture src={line.image || null} alt="" sizes={isSummary ? '60px' : '96px'} />}
          name={<LineName line={line} mark={describeObstacle(line, unavailable, t)} />}
          remove={
            <TextButton
              data-remove
              aria-label={t('Remove {name}', { name: t(line.title) })}
              onClick={() => onRemove(line, index)}
            >
              {t('Remove')}
            </TextButton>
          }
          quantity={
            <QuantityStepper
              name={t(line.title)}
              value={line.quantity}
              max={MAX_LINE_QUANTITY}
              compact={isSummary}
              onChange={(quantity) =>
                dispatch(cartQuantityChanged({ id: line.id, variantId: line.variantId, quantity }))
              }
            />
          }
          price={<LinePrice line={line} withOldPrice={isSummary} />}
        />
      ))}
    </DataTable>
  )
}

function describeObstacle(
  line: CartLine,
  { gone, soldOut, short }: Unavailable,
  t: Text,
): string | undefined {
  if (gone.includes(line)) return t('No longer available')
  if (soldOut.includes(line)) return t('Sold out')
  const found = short.find((each) => each.line === line)
  return found && t('Only {count} left', { count: found.left })
}

function LineName({ line, mark }: { line: CartLine; mark: string | undefined }) {
  const t = useText()
  return (
    <>
      <span>{t(line.title)}</span>
      <span className={styles.variant}>{t(line.variantLabel)}</span>
      {mark && <span className={styles.gone}>{mark}</span>}
    </>
  )
}

function LinePrice({ line, withOldPrice }: { line: CartLine; withOldPrice: boolean }) {
  const now = `Rs ${formatAmount(times(line.price, line.quantity))}`
  if (!withOldPrice) return <span>{now}</span>
  return <Price was={`Rs ${formatAmount(times(oldPrice(line.price), line.quantity))}`} now={now} />
}
