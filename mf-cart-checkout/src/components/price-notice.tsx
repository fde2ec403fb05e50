import { Note } from 'design-system/note/note'
import { formatAmount } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import type { PriceChange } from '../data/lines/catalog-check'
import { lineKey } from '../data/lines/line-key'
import styles from './price-notice.module.css'

/** Announces changed prices. The live region is always rendered, or its first content would not be read out. */
export function PriceNotice({ changes }: { changes: readonly PriceChange[] }) {
  const t = useText()
  return (
    <div role="status" className={styles.notice} data-filled={changes.length > 0 || undefined}>
      {changes.length > 0 && (
        <Note>
          {changes.map(({ line, was }) => (
            <span key={lineKey(line)} className={styles.change}>
              {t(
                'The price of {name} ({pack}) has changed from Rs {was} to Rs {now}. Your cart has the new price.',
                {
                  name: t(line.title),
                  pack: t(line.variantLabel),
                  was: formatAmount(was),
                  now: formatAmount(line.price),
                },
              )}
            </span>
          ))}
        </Note>
      )}
    </div>
  )
}
