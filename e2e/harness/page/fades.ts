import type { Page } from '@playwright/test'

declare global {
  interface Window {
    fades: string[]
  }
}

/**
 * Records what fades in a page, beginning with its next document.
 * @returns asks for all fades so far, each as the role or tag of what fades and how long that takes: 'alert: 300 ms'
 */
export async function watchFades(page: Page) {
  await page.addInitScript(() => {
    window.fades = []
    const note = ({ target, pseudoElement }: TransitionEvent | AnimationEvent) => {
      const element = target as Element
      const fades = element
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .filter((effect) => effect.target === element && (effect.pseudoElement ?? '') === pseudoElement)
        .filter((effect) => effect.getKeyframes().some((frame) => 'opacity' in frame))
      const what = (element.role ?? element.localName) + pseudoElement
      for (const fade of fades) window.fades.push(`${what}: ${fade.getTiming().duration} ms`)
    }
    document.addEventListener(
      'transitionrun',
      (event) => event.propertyName === 'opacity' && note(event),
      true,
    )
    document.addEventListener('animationstart', note, true)
  })
  return () => page.evaluate(() => window.fades)
}
