import { Prose } from 'design-system/prose/prose'
import { useOwnDocument } from '../data/use-own-document'

/** @param html text written by staff; undefined reloads the page's own document, which has it */
export function OwnText({ html }: { html: string | undefined }) {
  useOwnDocument(html === undefined)
  return <Prose html={html ?? ''} />
}
