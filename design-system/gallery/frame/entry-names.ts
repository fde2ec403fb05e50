/** The part of an address that leads to one state: 'In a column' is at `#in-a-column`. */
export function stateAddress(state: string) {
  return state.toLowerCase().replace(/[^a-z\d]+/g, '-')
}

/** An entry's name as a heading: 'icon-button' is 'Icon button'. */
export function titleOf(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
