/** A new page's name, as spelled in files, in code and for visitors. */
export interface PageText {
  /** The name in files, such as 'gift-boxes'. */
  page: string
  /** The name in components, such as 'GiftBoxes'. */
  Page: string
  /** The name that visitors see, such as 'Gift Boxes'. */
  Title: string
}

export function pageTranslations(page: string): PageText {
  const words = page.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { page, Page: words.join(''), Title: words.join(' ') }
}
