import { createDormancy } from 'shared-contracts/remote'
import { whenIdle } from './when-idle'

/** What a shopper does before, or as, they use what is off the screen. Assistive technology may send a click alone. */
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
  // A pointer that comes to rest on a link has its page prepared, which is more urgent.
  const handleMove = () => whenIdle(handleAct)
  const hasActed = window.scrollY > 0 || globalThis.earlyActs?.list.length
  if (hasActed || seesFooter()) handleAct()
  else {
    const options = { capture: true, passive: true, signal: heard.signal }
    for (const type of ACTS) addEventListener(type, handleAct, options)
    addEventListener('pointermove', handleMove, { ...options, once: true })
  }
  return dormancy
}

function seesFooter(): boolean {
  const footer = document.querySelector('footer')
  return footer !== null && footer.getBoundingClientRect().top < window.innerHeight
}
