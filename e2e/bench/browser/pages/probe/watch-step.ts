import type { Step } from '../../../shop/measured-pages'

/** Key in the session storage, where the press survives a full navigation to another page. */
const PRESSED = 'probe-pressed'
const MEASURED = 'measured'

/** Selects a button that was pressed before the page could respond (shell/src/early). */
const TAKEN = '[data-taken]'

const now = () => performance.timeOrigin + performance.now()

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

function hasArrived({ arrived, text = '' }: Step): boolean {
  return [...document.querySelectorAll(arrived)].some(
    (element) => isVisible(element) && element.textContent?.includes(text),
  )
}

/** Measures from pointerdown, because some pages navigate then. Busy pages don't distort event timestamps. */
export function watchStep(step: Step): void {
  for (const type of ['pointerdown', 'click'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        if (!sessionStorage.getItem(PRESSED))
          sessionStorage.setItem(PRESSED, String(performance.timeOrigin + timeStamp))
      },
      true,
    )

  let isSeen = false
  function look(): void {
    requestAnimationFrame(look)
    const pressed = sessionStorage.getItem(PRESSED)
    if (!pressed || pressed === MEASURED || !document.body) return
    const isDone = hasArrived(step)
    const isFirstSeen = !isSeen && (isDone || document.querySelector(TAKEN) !== null)
    isSeen ||= isFirstSeen
    if (isDone) sessionStorage.setItem(PRESSED, MEASURED)
    // This frame has been painted once the next one starts.
    requestAnimationFrame(() => {
      const after = now() - Number(pressed)
      if (isFirstSeen) window.probe.seenAfter = after
      if (isDone) window.probe.arrivedAfter = after
    })
  }
  requestAnimationFrame(look)
}
