import { Select } from 'design-system/select/select'
import { type Variant, variantPrice } from 'shared-contracts/catalog/product'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import styles from './variant-choice.module.css'

/** The packs of a product; without any, the word 'Sale' (specification 8.12). */
export function VariantChoice({
  variants,
  chosen,
  left,
  onChoose,
}: {
  variants: readonly Variant[]
  chosen: number
  /** How many of the chosen pack are left, if only a few are. */
  left: number | undefined
  onChoose: (index: number) => void
}) {
  const t = useText()
  if (variants.length === 0) return <p className={styles.sale}>{t('Sale')}</p>
  return (
    <Select
      label={t('Select the Quantity')}
      value={chosen}
      hint={left && t('Only {count} left', { count: left })}
      onChange={(event) => onChoose(event.target.selectedIndex)}
    >
      {variants.map((variant, index) => (
        <option key={variant._id} value={index}>
          {`${t(variant.quantity)} - ₹${formatPrice(variantPrice(variant))}${variant.isSoldOut ? t(' (sold out)') : ''}`}
        </option>
      ))}
    </Select>
  )
}
