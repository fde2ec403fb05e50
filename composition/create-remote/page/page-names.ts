import { type PageText, pageTranslations } from '../remote/page-translations'
import { checkNewPath, type TakenPaths } from '../remote/taken-paths'

export interface PageNames extends PageText {
  /** Its owner: 'mf-content'. */
  remote: string
  /** Its path: '/gift-guide'. */
  path: string
  /** In variable names: 'giftGuide'. */
  key: string
}

/** @throws Error with one sentence that says what to do */
export function pageNames(remote: string, path: string, taken: TakenPaths): PageNames {
  checkNewPath(path, taken)
  const words = pageTranslations(path.slice(1))
  return { remote, path, key: words.Page.charAt(0).toLowerCase() + words.Page.slice(1), ...words }
}
