import { Note } from 'design-system/note/note'
import type { Text } from 'shared-contracts/i18n/translate'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import { useText } from 'shared-contracts/words'
import styles from './missing.module.css'
import type { StagedLines } from './stage-lines'

/** Returns sentences about the lines that cannot be added, or not in full. */
function sentences({ capped, short, soldOut, variantsGone, productsGone }: StagedLines, t: Text): string[] {
  return [
    ...soldOut.map((variant) => t('{pack} is sold out.', { pack: variant })),
    ...variantsGone.map((name) => t('The pack of {name} in this link is no longer sold.', { name: t(name) })),
    ...(productsGone > 0
      ? [
          t(
            {
              one: 'One product in this link is no longer sold.',
              other: '{count} products in this link are no longer sold.',
            },
            { count: productsGone },
          ),
        ]
      : []),
    ...short.map(({ title, variantLabel, quantity }) =>
      t('Only {count} of {name} ({pack}) left. The link asks for more.', {
        name: t(title),
        pack: t(variantLabel),
        count: quantity,
      }),
    ),
    ...capped.map(({ title, variantLabel }) =>
      t('You can order up to {most} of {name} ({pack}). The link asks for more.', {
        name: t(title),
        pack: t(variantLabel),
        most: MAX_LINE_QUANTITY,
      }),
    ),
  ]
}

/** Lists the lines of a link that cannot be added, or not in full. Renders nothing if there are none. */
export function Missing({ staged }: { staged: StagedLines }) {
  const said = sentences(staged, useText())
  if (said.length === 0) return null
  return (
    <div className={styles.missing}>
      <Note>
        {said.map((sentence, at) => (
          // Two missing packs of one product give the same sentence twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their order
          <span key={at} className={styles.sentence}>
            {sentence}
          </span>
        ))}
      </Note>
    </div>
  )
}
