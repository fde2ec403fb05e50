import type { ComponentProps } from 'react'

/** Renders a component's link without a router. */
export function link(look: ComponentProps<'a'>) {
  return <a href="/" {...look} />
}
