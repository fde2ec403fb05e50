/**
 * The text of a page of the shop without what stands over it: its title, its description for search engines, and the line under
 * its title.
 * @param markdown as the shop gives it
 * @param origin of the shop: its own links are written without
 * @param hasLead whether there is a line under the title
 */
export function bodyOfPage(markdown: string, origin: string, hasLead: boolean): string {
  const body = markdown.split('\n\n').slice(hasLead ? 3 : 2)
  return body.join('\n\n').replaceAll(`](${origin}/`, '](/').trim()
}
