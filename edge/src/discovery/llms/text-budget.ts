/**
 * Puts texts together as long as there is room.
 * @param mostBytes that they have together, in UTF-8
 */
export function createTextBudget(mostBytes: number) {
  const texts: string[] = []
  let bytes = 0

  /** @returns false when there is no room for it: then nothing is to be added any more */
  function add(text: string): boolean {
    bytes += Buffer.byteLength(text)
    if (bytes > mostBytes) return false
    texts.push(text)
    return true
  }

  return { add, text: () => texts.join('') }
}
