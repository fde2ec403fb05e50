export function AddToCart({ children, ...button }) {
  return (
    <button {...button} type="button" onClick={() => window.dispatchEvent(new Event('cart-add'))}>
      {children}
    </button>
  )
}
