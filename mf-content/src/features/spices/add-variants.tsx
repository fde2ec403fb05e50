import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { Icon } from 'design-system/icon/icon'
import { cartShape } from 'design-system/icon/shapes'
import { textLook } from 'design-system/text-link/text-link'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CartItem } from 'shared-contracts/orders/cart/cart'
import { paths } from 'shared-contracts/routing/paths'
import { cartItemAdded, useAppDispatch } from 'shared-contracts/store'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import styles from './add-variants.module.css'
import { sumPrices } from './offers'

/** Adds the ticked packs to the cart and confirms it. @param items undefined until the packs have loaded */
export function AddVariants({
  items,
  isAnyOnSale,
}: {
  items: readonly CartItem[] | undefined
  isAnyOnSale: boolean
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [added, setAdded] = useState(0)

  function handleAdd() {
    if (!items?.length) return
    for (const item of items) dispatch(cartItemAdded(item))
    setAdded(items.length)
  }

  if (!isAnyOnSale) return <p>{t('None of these spices are available right now.')}</p>
  const count = items?.length ?? 0
  const price = formatPrice(sumPrices(items ?? []))
  const sum =
    count === 0
      ? t('No packs selected.')
      : t({ one: '{count} pack, Rs {price}', other: '{count} packs, Rs {price}' }, { count, price })
  const add =
    count === 0
      ? t('ADD TO CART')
      : t({ one: 'ADD {count} PACK TO CART', other: 'ADD {count} PACKS TO CART' }, { count })
  return (
    <div className={styles.add}>
      <p className={styles.sum}>{items && sum}</p>
      <Button size="lg" variant="line" disabled={count === 0} onClick={handleAdd}>
        <Icon shape={cartShape} />
        <span>{add}</span>
      </Button>
      {added > 0 && (
        <Alert tone="ok">
          <span>{`${t(
            { one: '{count} pack added to your cart.', other: '{count} packs added to your cart.' },
            { count: added },
          )} `}</span>
          <Link to={paths.cart} {...textLook()}>
            {t('View cart')}
          </Link>
        </Alert>
      )}
    </div>
  )
}
