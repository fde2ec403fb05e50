import type { ComponentProps } from 'react'

/** Draws a component's link where there is no router. */
export function link(look: ComponentProps<'a'>) {
  return <a href="/" {...look} />
}
