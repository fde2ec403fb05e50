import { Prose } from 'design-system/prose/prose'
import { useOwnDocument } from '../data/use-own-document'

/** @param html written by staff; undefined reloads the page, because only its own document contains it */
export function OwnText({ html }: { html: string | undefined }) {
  useOwnDocument(html === undefined)
  return <Prose html={html ?? ''} />
}
