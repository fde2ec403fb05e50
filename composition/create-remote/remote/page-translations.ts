/** A new page's name, as spelled in files, in code and for visitors. */
export interface PageText {
  /** In file names: 'gift-boxes'. */
  page: string
  /** In component names: 'GiftBoxes'. */
  Page: string
  /** For visitors: 'Gift Boxes'. */
  Title: string
}

export function pageTranslations(page: string): PageText {
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { page, Page: words.join(''), Title: words.join(' ') }
}
