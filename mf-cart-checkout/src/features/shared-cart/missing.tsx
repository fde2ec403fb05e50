import { Note } from 'design-system/note/note'
import { MAX_LINE_QUANTITY } from 'shared-contracts/domain/line-quantity'
import styles from './missing.module.css'
import type { StagedLines } from './staged-lines'

/** In a sentence each: what a link names and the cart would not have. */
function sentences({ capped, soldOut, packsGone, productsGone }: StagedLines): string[] {
  return [
    ...soldOut.map((pack) => `${pack} is sold out.`),
    ...packsGone.map((name) => `${name} is no longer sold in the pack of this link.`),
    ...(productsGone === 1 ? ['One product of this link is no longer on sale.'] : []),
    ...(productsGone > 1 ? [`${productsGone} products of this link are no longer on sale.`] : []),
    ...capped.map(
      ({ title, variantLabel }) =>
        `Of ${title} (${variantLabel}) an order can have ${MAX_LINE_QUANTITY}; the link names more.`,
    ),
  ]
}

/** Says what of a link does not come along; nothing where all does. */
export function Missing({ staged }: { staged: StagedLines }) {
  const said = sentences(staged)
  if (said.length === 0) return null
  return (
    <div className={styles.missing}>
      <Note>
        {said.map((sentence, at) => (
          // Two packs of a product may be gone: the same sentence twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their places
          <span key={at} className={styles.sentence}>
            {sentence}
          </span>
        ))}
      </Note>
    </div>
  )
}
