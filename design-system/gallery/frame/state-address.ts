/** The part of an address that leads to one state: 'In a column' is at `#in-a-column`. */
export function stateAddress(state: string) {
  return state.toLowerCase().replace(/[^a-z\d]+/g, '-')
}
