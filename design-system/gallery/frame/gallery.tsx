import { entries } from '../contents'
import { ContentsPage } from './contents-page'
import { EntryPage } from './entry-page'

/** @param path of the page's address: `/button` for one component, anything else for the table of contents */
export function Gallery({ path }: { path: string }) {
  const entry = entries[path.slice(1)]
  return entry ? <EntryPage {...entry} /> : <ContentsPage />
}
