import { createDormancy } from 'shared-contracts/remote'

/**
 * What a shopper does before, or as, they use what is off the screen. Assistive technology may send a click alone. A pointer
 * that moves is no act: it may come to rest on a link, whose page is prepared then, and that is more urgent.
 */
const ACTS = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'resize'] as const

/**
 * Settles when the shopper acts for the first time; at once where they have already, or see the page down to its footer.
 * Until then what is off the screen is dormant (`Dormant`).
 */
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
