import { useEffect } from 'react'
import { shop } from 'shared-contracts/domain/shop'
import type { Head } from 'shared-contracts/remote'

function setMeta(name: string, content: string | undefined) {
  const found = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return found?.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

/**
 * Keeps the document's head to what a page says of itself.
 * @param head undefined leaves the document as it is
 */
export function usePageHead(head: Head | undefined): void {
  const { title, description, robots } = head ?? {}
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} | ${shop.brand}`
    setMeta('description', description)
    setMeta('robots', robots)
  }, [title, description, robots])
}
