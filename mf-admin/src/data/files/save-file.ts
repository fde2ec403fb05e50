/** Lets spreadsheets recognise the encoding; responses come without it. */
const MARK = '\ufeff'

/** Offers a sheet as a download. */
export function saveCsv(name: string, text: string): void {
  save(name, text.startsWith(MARK) ? text : MARK + text, 'text/csv;charset=utf-8')
}

/** Offers other data as a download. */
export function saveJson(name: string, data: unknown): void {
  save(name, JSON.stringify(data, null, 2), 'application/json')
}

function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
