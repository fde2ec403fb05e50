/** Stands in the browser for axios' fetch adapter: none. */
export function getFetch() {
  return null
}
