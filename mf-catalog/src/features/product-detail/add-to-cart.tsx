import { Button } from 'design-system/button/button'
import { Icon } from 'design-system/icon/icon'
import { cartShape } from 'design-system/icon/shapes'
import { ScriptRequired } from 'design-system/note/script-required'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import type { CartItem } from 'shared-contracts/orders/cart/cart'
import { paths } from 'shared-contracts/routing/paths'
import { cartItemAdded, useAppDispatch } from 'shared-contracts/store'
import { formatPrice } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import styles from './add-to-cart.module.css'
import { BuyBar } from './buy-bar'

/** True while an element is off the screen; false on the server and before the first observation. */
function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1)
      if (latest) setIsOutOfView(!latest.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOutOfView
}

/** A button that adds one pack and opens the cart. On phones a bar repeats it while it is out of view. */
export function AddToCart({ product, variant }: { product: Product; variant: Variant }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const button = useRef<HTMLDivElement>(null)
  const isOutOfView = useIsOutOfView(button)
  const price = variantPrice(variant)

  const item: CartItem = {
    id: product._id,
    variantId: variant._id,
    variantLabel: variant.quantity,
    title: product.name,
    price,
    image: product.images[0] ?? '',
  }

  function handleAdd() {
    dispatch(cartItemAdded(item))
    navigate(paths.cart)
  }

  return (
    <>
      <div ref={button} className={styles.place}>
        {/* `data-line` lets the early script add the pack before this code has loaded. */}
        <Button size="lg" block onClick={handleAdd} data-line={JSON.stringify(item)}>
          <Icon shape={cartShape} />
          {t('ADD TO CART')}
        </Button>
        {/* Placed inside this element so that it is not an item of the column, whose gap would shift the page. */}
        {isOutOfView && (
          <BuyBar price={`Rs ${formatPrice(price)}`} variant={t(variant.quantity)} onAdd={handleAdd} />
        )}
      </div>
      <ScriptRequired part={t('The cart')} />
    </>
  )
}
