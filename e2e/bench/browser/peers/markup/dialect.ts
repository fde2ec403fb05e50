/** A framework's syntax for attributes and text in its components. */
export interface Dialect {
  attribute: (name: string, value: string, element: Element) => string
  text: (value: string) => string
}

/** A peer's component that replaces an element, such as its router's link. */
export interface Component {
  name: string
  fits: (element: Element) => boolean
  /** Returns the component's name for an attribute, or undefined if the component sets the attribute itself. */
  rename?: (attribute: string) => string | undefined
}
