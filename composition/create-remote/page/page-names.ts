import { type PageText, pageTranslations } from '../remote/page-translations'
import { checkNewPath, type TakenPaths } from '../remote/taken-paths'

export interface PageNames extends PageText {
  /** The remote that owns the page, such as 'mf-content'. */
  remote: string
  /** The page's path, such as '/gift-guide'. */
  path: string
  /** The page's name in variables, such as 'giftGuide'. */
  key: string
}

/** @throws Error with a one-sentence message that says what to do */
export function pageNames(remote: string, path: string, taken: TakenPaths): PageNames {
  checkNewPath(path, taken)
  const words = pageTranslations(path.slice(1))
  return { remote, path, key: words.Page.charAt(0).toLowerCase() + words.Page.slice(1), ...words }
}
