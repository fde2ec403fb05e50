/** Collects texts up to a total size. @param mostBytes the maximum total size in bytes, as UTF-8 */
export function createTextBudget(mostBytes: number) {
  const texts: string[] = []
  let bytes = 0

  /** @returns false if the text did not fit; nothing fits after that */
  function add(text: string): boolean {
    bytes += Buffer.byteLength(text)
    if (bytes > mostBytes) return false
    texts.push(text)
    return true
  }

  return { add, text: () => texts.join('') }
}
