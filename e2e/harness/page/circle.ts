import type { Locator } from '@playwright/test'

/** Whether an element is a circle: as wide as high, and hit in its middle and at its sides but not at its corners. */
export function isACircle(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const isHit = ([across, down]: readonly [number, number]) =>
      node.contains(document.elementFromPoint(left + width * across, top + height * down))
    const sides = [
      [0.5, 0.5],
      [0.03, 0.5],
      [0.97, 0.5],
      [0.5, 0.03],
      [0.5, 0.97],
    ] as const
    const corners = [
      [0.06, 0.06],
      [0.94, 0.06],
      [0.06, 0.94],
      [0.94, 0.94],
    ] as const
    return Math.abs(width - height) < 1 && sides.every(isHit) && !corners.some(isHit)
  })
}
