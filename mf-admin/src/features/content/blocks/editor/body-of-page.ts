/**
 * Returns the text of a shop page without its title, its description for search engines, and the line below its title.
 * @param markdown from the shop
 * @param origin of the shop, which is removed from its own links
 * @param hasLead true if there is a line below the title
 */
export function bodyOfPage(markdown: string, origin: string, hasLead: boolean): string {
  const body = markdown.split('\n\n').slice(hasLead ? 3 : 2)
  return body.join('\n\n').replaceAll(`](${origin}/`, '](/').trim()
}
