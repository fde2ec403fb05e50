import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { FormPart } from '../form-part'
import styles from '../product-form.module.css'
import { PackCard } from './pack-card'

/** The packs in their order, each with its prices. */
export function PackCards({ product, form }: FormPart & { product: AdminProduct }) {
  const order = (form.values.packOrder ?? '').split(' ')
  const packs = order.flatMap((id) => product.packs.find((pack) => pack.id === id) ?? [])

  function move(place: number, by: -1 | 1) {
    const [id] = order.slice(place, place + 1)
    if (id === undefined) return
    form.set(
      'packOrder',
      order
        .toSpliced(place, 1)
        .toSpliced(place + by, 0, id)
        .join(' '),
    )
  }

  return (
    <div className={styles.packs}>
      {packs.map((pack, place) => (
        <PackCard
          key={pack.id}
          pack={pack}
          form={form}
          onUp={place > 0 ? () => move(place, -1) : undefined}
          onDown={place < packs.length - 1 ? () => move(place, 1) : undefined}
        />
      ))}
    </div>
  )
}
