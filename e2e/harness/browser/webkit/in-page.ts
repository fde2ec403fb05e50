/** Functions that run in the page on one element. Each contains everything it needs. */

export interface Point {
  x: number
  y: number
}

/** True if an element takes up space and nothing hides it. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Scrolls an element into view. @returns where a pointer can reach it, or why none can, such as 'it moves' */
export async function reachablePlace(element: Element): Promise<Point | string> {
  const frame = () => new Promise(requestAnimationFrame)
  const boxOf = () => element.getClientRects()[0] ?? new DOMRect()
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
  const { top, bottom, left, right } = boxOf()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = boxOf()
  await frame()
  await frame()
  const box = boxOf()
  if (box.width === 0 || box.height === 0) return 'it is not visible'
  if (box.x !== before.x || box.y !== before.y) return 'it moves'
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const met = document.elementFromPoint(x, y)
  if (met && (element.contains(met) || met.closest('label')?.contains(element))) return { x, y }
  return `it is covered by ${met?.outerHTML.slice(0, 100)}`
}

/** Watches the next press until `missedPress`. If it hits another element, the page does not see the events. */
export function watchPress(element: Element): void {
  const watch = { isMissed: false, end: new AbortController() }
  Reflect.set(globalThis, 'pressWatch', watch)
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        const met = event.target instanceof Element ? event.target : undefined
        const isHit = met && (element.contains(met) || met.closest('label')?.contains(element))
        if (!isHit) watch.isMissed = true
        if (watch.isMissed) {
          event.preventDefault()
          event.stopImmediatePropagation()
        }
      },
      { capture: true, signal: watch.end.signal },
    )
}

/** Stops watching. @returns true if the press landed on another element */
export function missedPress(): boolean {
  const watch: { isMissed: boolean; end: AbortController } | undefined = Reflect.get(globalThis, 'pressWatch')
  watch?.end.abort()
  return watch?.isMissed === true
}

/** @returns the visible share of an element, from 0 to 1, without parts that a scroll container clips */
export function shareInView(element: Element): Promise<number> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries[0]?.intersectionRatio ?? 0)
    })
    observer.observe(element)
  })
}

export function measureBox(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Gives a field a file, as if it had been chosen in the browser's dialog. */
export function chooseFile(
  field: HTMLElement,
  { name, mimeType, base64 }: { name: string; mimeType: string; base64: string },
): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], name, { type: mimeType }))
  if (field instanceof HTMLInputElement) field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
