import { Button } from 'design-system/button/button'
import { ScriptRequired } from 'design-system/note/script-required'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Text } from 'shared-contracts/i18n/translate'
import { type CartLine, countItems } from 'shared-contracts/orders/cart/cart'
import { paths } from 'shared-contracts/routing/paths'
import {
  cartLinesAdded,
  cartReplaced,
  selectCartLines,
  useAppDispatch,
  useAppSelector,
} from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { lineKey } from '../../data/lines/line-key'
import styles from './choice.module.css'

/** Adds the lines or replaces the cart. Leaves this page out of the history, so Back can't add them again. */
export function Choice({ lines }: { lines: CartLine[] }) {
  const dispatch = useAppDispatch()
  const t = useText()
  const navigate = useNavigate()
  const own = useAppSelector(selectCartLines)
  const [isChosen, setIsChosen] = useState(false)

  function choose(event: typeof cartLinesAdded | typeof cartReplaced) {
    setIsChosen(true)
    dispatch(event(lines))
    navigate(paths.cart, { replace: true })
  }

  return (
    <>
      <Button size="lg" block disabled={isChosen} onClick={() => choose(cartLinesAdded)}>
        {t('ADD TO MY CART')}
      </Button>
      <ScriptRequired part={t('The cart')} />
      {/* Space is reserved, because only hydration shows whether this browser has a cart. */}
      <div className={styles.own} data-filled={own.length > 0 || undefined}>
        <Button variant="line" block disabled={isChosen} onClick={() => choose(cartReplaced)}>
          {t('REPLACE MY CART')}
        </Button>
        <p className="small muted">{ownCart(own, lines, t)}</p>
      </div>
    </>
  )
}

function ownCart(own: readonly CartLine[], lines: readonly CartLine[], t: Text): string {
  const count = countItems(own)
  const inCart = new Set(own.map(lineKey))
  const items = t({ one: '1 item', other: '{count} items' }, { count })
  return lines.some((line) => inCart.has(lineKey(line)))
    ? t('Some of these are already in your cart ({items}). Adding them increases the quantity.', { items })
    : t('Your cart ({items}) won’t change until you choose.', { items })
}
