import { actions } from '../groups/actions.gallery'
import { bands } from '../groups/bands.gallery'
import { forms } from '../groups/forms.gallery'
import { foundations } from '../groups/foundations.gallery'
import { messages } from '../groups/messages.gallery'
import { opening } from '../groups/opening.gallery'
import { orders } from '../groups/orders.gallery'
import { products } from '../groups/products.gallery'
import { texts } from '../groups/texts.gallery'
import { ContentsPage } from './contents-page'
import type { States } from './entries'
import { EntryPage } from './entry-page'

const inside: Record<string, States> = {
  ...foundations,
  ...actions,
  ...forms,
  ...products,
  ...orders,
  ...messages,
  ...opening,
  ...texts,
}
const edgeToEdge: Record<string, States> = bands

/** @param path the page's path: `/button` for one component; the table of contents for any other path */
export function Gallery({ path }: { path: string }) {
  const name = path.slice(1)
  const band = edgeToEdge[name]
  const states = band ?? inside[name]
  return states ? <EntryPage name={name} states={states} bleed={band !== undefined} /> : <ContentsPage />
}
