import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { shop } from 'shared-contracts/domain/shop'
import type { Head } from 'shared-contracts/remote'
import { type RootState, useAppSelector } from 'shared-contracts/store'
import type { RouteHandle } from '../routing/remote-routes'

const nowhere: Head = { title: 'Page not found', description: shop.tagline, robots: 'noindex' }

function isSameHead(a: Head, b: Head): boolean {
  return a.title === b.title && a.description === b.description && a.robots === b.robots
}

function setMeta(name: string, content: string | undefined) {
  const found = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return found?.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

/** Keeps the document's head to what the present route says of itself, and gives its title. */
export function usePageHead(): string {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const head = useAppSelector(
    (state: RootState) => handle?.route.head(state, match?.params ?? {}) ?? nowhere,
    isSameHead,
  )
  const title = `${head.title} | ${shop.brand}`
  useEffect(() => {
    document.title = title
    setMeta('description', head.description)
    setMeta('robots', head.robots)
  }, [title, head.description, head.robots])
  return title
}
