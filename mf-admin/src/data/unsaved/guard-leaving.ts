import { discardQuestion } from './discard-question'
import { hasUnsaved } from './unsaved-forms'

/** Asks before the router or the browser discards unsaved input. @returns a function that stops guarding */
export function guardLeaving(): () => void {
  const guarding = new AbortController()
  const { signal } = guarding
  let here = { href: '', state: null as unknown }

  // When `popstate` fires, Back has already changed the address, so the old one has to be recorded earlier.
  const noteAddress = () => {
    here = { href: window.location.href, state: window.history.state }
  }

  function handleClick(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || button || metaKey || ctrlKey || shiftKey || altKey) return
    if (!isLeft(link) || !hasUnsaved('page')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    discardQuestion.ask(() => link.click())
  }

  function handlePopState(event: PopStateEvent) {
    if (!hasUnsaved('page')) return
    event.stopImmediatePropagation()
    // Push this page above the entry that Back reached, so that another `back()` leads there.
    window.history.pushState(here.state, '', here.href)
    discardQuestion.ask(() => window.history.back())
  }

  function handleBeforeUnload(event: BeforeUnloadEvent) {
    if (hasUnsaved('page')) event.preventDefault()
  }

  for (const type of ['input', 'click'])
    document.addEventListener(type, noteAddress, { signal, capture: true })
  document.addEventListener('click', handleClick, { signal, capture: true })
  window.addEventListener('popstate', handlePopState, { signal, capture: true })
  window.addEventListener('beforeunload', handleBeforeUnload, { signal })
  return () => guarding.abort()
}

/** True if the link leaves this page: not a download, another tab, another app, or an anchor on this page. */
function isLeft(link: HTMLAnchorElement): boolean {
  if (link.download || (link.target && link.target !== '_self')) return false
  const { protocol, origin, pathname, search } = new URL(link.href, window.location.href)
  if (!protocol.startsWith('http')) return false
  const { location } = window
  return origin !== location.origin || pathname + search !== location.pathname + location.search || !link.hash
}
