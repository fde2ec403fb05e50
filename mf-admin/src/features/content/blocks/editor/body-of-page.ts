/** Removes a page's title, description and, if `hasLead`, lead. Links to `origin` become relative. */
export function bodyOfPage(markdown: string, origin: string, hasLead: boolean): string {
  const body = markdown.split('\n\n').slice(hasLead ? 3 : 2)
  return body.join('\n\n').replaceAll(`](${origin}/`, '](/').trim()
}
