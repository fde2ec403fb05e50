/** How a framework writes down markup in its components. */
export interface Dialect {
  attribute: (name: string, value: string, element: Element) => string
  text: (value: string) => string
}

/** An element that is a component of the peer instead, such as a link of its router. */
export interface Component {
  name: string
  fits: (element: Element) => boolean
  /** What the component calls an attribute, or undefined where it makes that one itself. */
  rename?: (attribute: string) => string | undefined
}
