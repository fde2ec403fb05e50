import { useEffect, useState } from 'react'

export function CartLink({ children, ...link }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const add = () => setCount((before) => before + 1)
    window.addEventListener('cart-add', add)
    return () => window.removeEventListener('cart-add', add)
  }, [])
  const label = count > 0 ? `CART ${count} ${count === 1 ? 'item' : 'items'}` : 'CART'
  return (
    <a {...link} href="/cart" aria-label={label}>
      {children}
      {count > 0 && count}
    </a>
  )
}
