/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a page of markdown.
 * @throws Error when the page has no such place
 */
export function fillPage(markdown: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce((page, [name, text]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const start = page.indexOf(open)
    const end = page.indexOf(close)
    if (start === -1 || end < start)
      throw new Error(`The page has no place for ${name}: ${open} ... ${close}`)
    return `${page.slice(0, start + open.length)}\n\n${text}\n\n${page.slice(end)}`
  }, markdown)
}
