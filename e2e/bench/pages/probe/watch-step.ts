import type { Step } from '../../shop/measured-pages'

/** The press outlives the page it was made on, if the navigation is a full one. */
const PRESSED = 'probe-pressed'
const MEASURED = 'measured'

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

/** Times a step from the press, not from the click: a page may begin to navigate with the button still down. */
export function watchStep(step: Step): void {
  for (const type of ['pointerdown', 'click'])
    window.addEventListener(
      type,
      () => {
        if (!sessionStorage.getItem(PRESSED)) sessionStorage.setItem(PRESSED, String(now()))
      },
      true,
    )

  function look(): void {
    const pressed = sessionStorage.getItem(PRESSED)
    if (pressed && pressed !== MEASURED && document.body && hasArrived(step)) {
      sessionStorage.setItem(PRESSED, MEASURED)
      // The frame after this one has painted it.
      requestAnimationFrame(() => {
        window.probe.arrivedAfter = now() - Number(pressed)
      })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
