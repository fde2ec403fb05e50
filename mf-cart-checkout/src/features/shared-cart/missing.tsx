import { Note } from 'design-system/note/note'
import type { Text } from 'shared-contracts/i18n/translate'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import { useText } from 'shared-contracts/words'
import styles from './missing.module.css'
import type { StagedLines } from './stage-lines'

/** Returns a sentence for each kind of line that cannot be added. */
function sentences({ capped, soldOut, variantsGone, productsGone }: StagedLines, t: Text): string[] {
  return [
    ...soldOut.map((variant) => t('{pack} is sold out.', { pack: variant })),
    ...variantsGone.map((name) => t('{name} is no longer sold in the pack of this link.', { name: t(name) })),
    ...(productsGone > 0
      ? [
          t(
            {
              one: 'One product of this link is no longer on sale.',
              other: '{count} products of this link are no longer on sale.',
            },
            { count: productsGone },
          ),
        ]
      : []),
    ...capped.map(({ title, variantLabel }) =>
      t('Of {name} ({pack}) an order can have {most}; the link names more.', {
        name: t(title),
        pack: t(variantLabel),
        most: MAX_LINE_QUANTITY,
      }),
    ),
  ]
}

/** Lists the lines of a link that cannot be added, if any. */
export function Missing({ staged }: { staged: StagedLines }) {
  const said = sentences(staged, useText())
  if (said.length === 0) return null
  return (
    <div className={styles.missing}>
      <Note>
        {said.map((sentence, at) => (
          // Two missing packs of one product give the same sentence twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their places
          <span key={at} className={styles.sentence}>
            {sentence}
          </span>
        ))}
      </Note>
    </div>
  )
}
