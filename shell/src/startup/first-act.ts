import { createDormancy } from 'shared-contracts/remote'

/**
 * Events after which a shopper may need content off screen. Assistive technology may send a click alone. A
 * moving pointer does not count: it may come to rest on a link, and preparing that page is more urgent.
 */
const ACTS = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'resize'] as const

/** Resolves at the first input, or now if there was one or the footer is visible. Wakes `Dormant` content. */
export function firstAct(): Promise<void> {
  const heard = new AbortController()
  const { dormancy, end } = createDormancy()
  function handleAct() {
    heard.abort()
    end()
  }
  const hasActed = window.scrollY > 0 || globalThis.earlyActs?.list.length
  if (hasActed || seesFooter()) handleAct()
  else
    for (const type of ACTS)
      addEventListener(type, handleAct, { capture: true, passive: true, signal: heard.signal })
  return dormancy
}

function seesFooter(): boolean {
  const footer = document.querySelector('footer')
  return footer !== null && footer.getBoundingClientRect().top < window.innerHeight
}
