import { Prose } from 'design-system/prose/prose'
import { useOwnDocument } from '../data/use-own-document'

/** @param html what the shop's people have written; undefined where only the page's own document has it, which is then opened */
export function OwnText({ html }: { html: string | undefined }) {
  useOwnDocument(html === undefined)
  return <Prose html={html ?? ''} />
}
