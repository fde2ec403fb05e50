/** The byte order mark, by which spreadsheets recognise UTF-8. The api's responses don't include it. */
const MARK = '\ufeff'

export function saveCsv(name: string, text: string): void {
  save(name, mark(text), 'text/csv;charset=utf-8')
}

/** Downloads several CSV files as one ZIP. @param sheets the CSVs by file name */
export async function saveZip(name: string, sheets: Readonly<Record<string, string>>): Promise<void> {
  const { strToU8, zipSync } = await import(/* webpackChunkName: "seldom-zip" */ 'fflate')
  const files = Object.entries(sheets).map(([file, text]) => [file, strToU8(mark(text))])
  save(name, zipSync(Object.fromEntries(files)), 'application/zip')
}

export function saveJson(name: string, data: unknown): void {
  save(name, JSON.stringify(data, null, 2), 'application/json')
}

function mark(text: string): string {
  return text.startsWith(MARK) ? text : MARK + text
}

function save(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address only once this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
