import { Prose } from 'design-system/prose/prose'
import { useOwnDocument } from '../data/use-own-document'

/** @param html the staff's text; undefined reloads the page, because only its own document has the text */
export function OwnText({ html }: { html: string | undefined }) {
  useOwnDocument(html === undefined)
  return <Prose html={html ?? ''} />
}
