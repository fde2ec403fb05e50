import type { Page } from '@playwright/test'

/** Focuses each control that Tab reaches. @returns those that are covered entirely (WCAG 2.4.11) and by what */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const INSET_PX = 2
    const controls =
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
    const nameOf = (element: Element | null) =>
      `${element?.localName} "${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 40)}"`

    /** Returns the corners and the centre of the visible part of a control. */
    function pointsOn(control: Element): [number, number][] {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const xs = [Math.max(0, left) + INSET_PX, Math.min(innerWidth, right) - INSET_PX]
      const ys = [Math.max(0, top) + INSET_PX, Math.min(innerHeight, bottom) - INSET_PX]
      const middle = (ends: number[]) => ends.reduce((sum, end) => sum + end / ends.length, 0)
      return [[middle(xs), middle(ys)], ...xs.flatMap((x) => ys.map((y): [number, number] => [x, y]))]
    }

    function isSeenAt(control: Element, [x, y]: [number, number]) {
      const met = document.elementFromPoint(x, y)
      return (
        met !== null &&
        (control.contains(met) || met.contains(control) || met.closest('label')?.contains(control))
      )
    }

    /** @returns the names of a control and of the element that covers it entirely, if one does */
    function coverOf(control: HTMLElement): string[] {
      control.focus()
      if (document.activeElement !== control) return []
      const points = pointsOn(control)
      if (points.some((point) => isSeenAt(control, point))) return []
      const [x, y] = points[0] ?? [0, 0]
      return [`${nameOf(control)} by ${nameOf(document.elementFromPoint(x, y))}`]
    }

    // These elements ignore the pointer, so no point would hit them.
    const signs = new CSSStyleSheet()
    signs.replaceSync('.connection-notice, [popover] * { pointer-events: auto !important }')
    document.adoptedStyleSheets = [signs]
    const root = document.querySelector('dialog:modal') ?? document
    return [...root.querySelectorAll<HTMLElement>(controls)]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
      .flatMap(coverOf)
  })
}
