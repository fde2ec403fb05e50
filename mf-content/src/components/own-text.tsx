import { Prose } from 'design-system/prose/prose'
import { useOwnDocument } from '../data/use-own-document'

/** @param html the text written by staff; if undefined, the page reloads, as only its own document has it */
export function OwnText({ html }: { html: string | undefined }) {
  useOwnDocument(html === undefined)
  return <Prose html={html ?? ''} />
}
