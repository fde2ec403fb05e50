import { Badge } from 'design-system/badge/badge'
import { Note } from 'design-system/note/note'
import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { StockHistory, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { adminPaths } from '../../../../data/places/admin-paths'
import { useSession } from '../../../../data/staff/use-session'
import { Figures } from '../figures'
import { isLow, isSoldOut } from '../list/stock-filter'
import { packs } from '../movement-labels'
import styles from '../stock.module.css'
import { AdjustForm } from './adjust-form'
import { LowAtForm } from './low-at-form'
import { StartCounting } from './start-counting'
import { StopCounting } from './stop-counting'

interface Props extends Pick<StockHistory, 'variant' | 'batches'> {
  onReload: () => void
}

/** A pack's numbers and the forms that change them. People without the right to edit products only adjust. */
export function PackStock({ variant, batches, onReload }: Props) {
  const { rights } = useSession()
  const mayDecide = rights.includes('change-catalogue')
  const { productId, variantId, level } = variant
  const pack = { productId, variantId }
  if (!level)
    return (
      <>
        <State variant={variant} />
        <p>
          This pack isn’t counted: it’s sold until somebody marks it as sold out. Count it so that shoppers
          can’t buy more than there are.
        </p>
        {mayDecide ? <StartCounting pack={pack} /> : <p>Ask the owner or an editor to start counting it.</p>}
      </>
    )
  return (
    <>
      <State variant={variant} />
      <Figures level={level} />
      {level.missing > 0 && (
        <Note>
          <span>{`Paid orders lack ${packs(level.missing)}.`}</span>{' '}
          <Link to={adminPaths.money} {...textLook()}>
            Send or refund them
          </Link>
        </Note>
      )}
      <AdjustForm pack={pack} level={level} batches={batches} onReload={onReload} />
      {mayDecide && (
        <>
          <LowAtForm key={level.lowAt} pack={pack} lowAt={level.lowAt} />
          <StopCounting pack={pack} />
        </>
      )}
    </>
  )
}

function State({ variant }: { variant: StockVariant }) {
  const { waiting, isSoldOut: isByHand } = variant
  return (
    <>
      {(isSoldOut(variant) || isLow(variant)) && (
        <p className={styles.badges}>
          {isSoldOut(variant) ? (
            <Badge tone="bad">{isByHand ? 'Marked as sold out' : 'Sold out'}</Badge>
          ) : (
            <Badge tone="warn">Low stock</Badge>
          )}
        </p>
      )}
      {waiting > 0 && (
        <p>
          {waiting === 1
            ? '1 shopper gets an email when it’s back.'
            : `${waiting} shoppers get an email when it’s back.`}
        </p>
      )}
    </>
  )
}
