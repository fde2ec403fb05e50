import type { Step } from '../../../shop/measured-pages'

/** The press outlives the page it was made on, if the navigation is a full one. */
const PRESSED = 'probe-pressed'
const MEASURED = 'measured'

/** A button that was pressed before the page could answer (shell/src/early). */
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

/**
 * Times a step from the press, not from the click: a page may begin to navigate with the button still down. The press
 * counts from when the browser was told of it, however long the page was busy.
 */
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
    // The frame after this one has painted it.
    requestAnimationFrame(() => {
      const after = now() - Number(pressed)
      if (isFirstSeen) window.probe.seenAfter = after
      if (isDone) window.probe.arrivedAfter = after
    })
  }
  requestAnimationFrame(look)
}
