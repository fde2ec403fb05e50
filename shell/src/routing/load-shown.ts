import type { FoundRoute } from 'composition/runtime/find-route'
import { findRoute } from 'composition/runtime/find-route'
import type { Remotes } from 'composition/runtime/remotes'
import type { Path } from 'react-router-dom'
import type { Language } from 'shared-contracts/i18n/language'
import { loadTranslations } from '../i18n/load-translations'
import type { Shown } from './view'

/** Loads the remote that owns an address, and the page's chunk. @param onFound called once the route is known */
export async function loadShown(
  { pathname, search = '' }: Partial<Path> & Pick<Path, 'pathname'>,
  remotes: Pick<Remotes, 'ownerOf' | 'load' | 'inUse'>,
  language: Language,
  onFound: (found: FoundRoute) => void = () => {},
): Promise<Shown> {
  const remote = remotes.ownerOf(pathname)
  if (!remote) return { kind: 'unknown' }
  try {
    const module = await remotes.load(remote)
    const match = findRoute(module, pathname, search)
    if (!match) return { kind: 'unknown' }
    const found = { remote: remotes.inUse(remote), ...match }
    onFound(found)
    const [words, loaded] = await Promise.all([loadTranslations(module, language), match.route.lazy?.()])
    const { Component = loaded?.Component } = match.route
    return Component ? { kind: 'page', Component, words, ...found } : { kind: 'unknown' }
  } catch (failure) {
    return { kind: 'unavailable', remote, failure }
  }
}
