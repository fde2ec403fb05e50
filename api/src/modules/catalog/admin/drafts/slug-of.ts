/** '100 g' becomes '100g', and 'Box of 3' becomes 'box-of-3'. A label without such letters is named by its code points. */
export function slugOf(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/^(\d+) (?=[a-z]+$)/, '$1')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain || [...label].map((letter) => letter.codePointAt(0)?.toString(16)).join('-')
}
