'use client'

import { createContext, useContext, useState } from 'react'

const Cart = createContext({ count: 0, add: () => {} })

export function CartProvider({ children }) {
  const [count, setCount] = useState(0)
  return <Cart value={{ count, add: () => setCount(count + 1) }}>{children}</Cart>
}

export function CartLink({ children, ...link }) {
  const { count } = useContext(Cart)
  const label = count > 0 ? `CART ${count} ${count === 1 ? 'item' : 'items'}` : 'CART'
  return (
    <a {...link} href="/cart" aria-label={label}>
      {children}
      {count > 0 && count}
    </a>
  )
}

export function AddToCart({ children, ...button }) {
  const { add } = useContext(Cart)
  return (
    <button {...button} type="button" onClick={add}>
      {children}
    </button>
  )
}
