import { Prose } from 'design-system/prose/prose'
import { useEffect } from 'react'

/** @param html what the shop's people have written; undefined where only the page's own document has it, which is then opened */
export function OwnText({ html }: { html: string | undefined }) {
  useEffect(() => {
    if (html === undefined) window.location.reload()
  }, [html])
  return <Prose html={html ?? ''} />
}
