import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Icon } from 'design-system/icon/icon'
import { cartShape } from 'design-system/icon/shapes'
import { textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CartItem } from 'shared-contracts/domain/cart'
import { formatPrice } from 'shared-contracts/domain/money'
import { paths } from 'shared-contracts/domain/paths'
import { cartItemAdded, useAppDispatch } from 'shared-contracts/store'
import styles from './add-packs.module.css'
import { priceOf } from './offers'

const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`)
const are = (count: number) => (count === 1 ? 'is' : 'are')

/** Puts the ticked packs into the cart, and says so. @param items undefined until the shop has told its packs */
export function AddPacks({
  items,
  isAnyOnSale,
}: {
  items: readonly CartItem[] | undefined
  isAnyOnSale: boolean
}) {
  const dispatch = useAppDispatch()
  const [added, setAdded] = useState(0)

  function handleAdd() {
    if (!items?.length) return
    for (const item of items) dispatch(cartItemAdded(item))
    setAdded(items.length)
  }

  if (!isAnyOnSale) return <p>None of these spices is on sale just now.</p>
  return (
    <div className={styles.add}>
      <p className={styles.sum}>
        {items && items.length > 0 && `${packs(items.length)}, Rs ${formatPrice(priceOf(items))}`}
        {items?.length === 0 && 'No pack is ticked.'}
      </p>
      <Button size="lg" variant="line" disabled={!items?.length} onClick={handleAdd}>
        <Icon shape={cartShape} />
        {items?.length ? `ADD ${packs(items.length).toUpperCase()} TO THE CART` : 'ADD TO THE CART'}
      </Button>
      {added > 0 && (
        <Alert tone="ok">
          {packs(added)} {are(added)} now in your cart.{' '}
          <Link to={paths.cart} {...textLook()}>
            See the cart
          </Link>
        </Alert>
      )}
    </div>
  )
}
