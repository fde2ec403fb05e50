import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { FormPart } from '../form-part'
import { FormSection } from '../form-section'
import styles from '../product-form.module.css'
import { VariantCard } from './variant-card'

export function VariantCards({ product, form }: FormPart & { product: AdminProduct }) {
  const order = (form.values.variantOrder ?? '').split(' ')
  const variants = order.flatMap((id) => product.variants.find((variant) => variant.id === id) ?? [])

  function move(place: number, by: -1 | 1) {
    const [id] = order.slice(place, place + 1)
    if (id === undefined) return
    form.set(
      'variantOrder',
      order
        .toSpliced(place, 1)
        .toSpliced(place + by, 0, id)
        .join(' '),
    )
  }

  return (
    <FormSection id="packs" title="Packs">
      <div className={styles.variants}>
        {/* Lets the form notice a changed order as unsaved input. */}
        <input type="hidden" value={form.values.variantOrder ?? ''} />
        {variants.map((variant, place) => (
          <VariantCard
            key={variant.id}
            variant={variant}
            form={form}
            onUp={place > 0 ? () => move(place, -1) : undefined}
            onDown={place < variants.length - 1 ? () => move(place, 1) : undefined}
          />
        ))}
      </div>
    </FormSection>
  )
}
