/** Returns the fragment id of a state: 'In a column' is at `#in-a-column`. */
export function stateAddress(state: string) {
  return state.toLowerCase().replace(/[^a-z\d]+/g, '-')
}

/** Formats an entry's name as a heading: 'icon-button' is 'Icon button'. */
export function titleOf(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
