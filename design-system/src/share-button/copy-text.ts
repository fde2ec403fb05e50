/**
 * Copies what stands in a field, which is left selected where that needs the shopper's own keys.
 * @returns whether it is copied
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Not allowed, or not there: browsers inside apps mostly know the older way.
    field.select()
    return document.execCommand('copy')
  }
}
