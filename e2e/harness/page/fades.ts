import type { Page } from '@playwright/test'

declare global {
  interface Window {
    fades: string[]
  }
}

/** Watches fades from the next document on. @returns a function that lists them, such as 'alert: 300 ms' */
export async function watchFades(page: Page) {
  await page.addInitScript(() => {
    window.fades = []
    // Uses styles rather than running animations: on a busy machine a short fade ends before its event arrives.
    const duration = (names: string, durations: string, name: string) => {
      const all = durations.split(', ')
      return Number.parseFloat(all[names.split(', ').indexOf(name) % all.length] ?? '') * 1000
    }
    const note = ({ target, pseudoElement }: TransitionEvent | AnimationEvent, ms: number) => {
      const element = target as Element
      window.fades.push(`${(element.role ?? element.localName) + pseudoElement}: ${ms} ms`)
    }
    const styleOf = ({ target, pseudoElement }: TransitionEvent | AnimationEvent) =>
      getComputedStyle(target as Element, pseudoElement || null)
    // Checks the rules of keyframes, because builds hash their names.
    const isFade = (rules: CSSRuleList, name: string): boolean =>
      [...rules].some((rule) => {
        if (rule instanceof CSSKeyframesRule) return rule.name === name && rule.cssText.includes('opacity')
        return rule instanceof CSSGroupingRule && isFade(rule.cssRules, name)
      })
    const onTransition = (event: TransitionEvent) => {
      const { transitionProperty, transitionDuration } = styleOf(event)
      if (event.propertyName === 'opacity')
        note(event, duration(transitionProperty, transitionDuration, 'opacity'))
    }
    const onAnimation = (event: AnimationEvent) => {
      const { animationName, animationDuration } = styleOf(event)
      if ([...document.styleSheets].some(({ cssRules }) => isFade(cssRules, event.animationName)))
        note(event, duration(animationName, animationDuration, event.animationName))
    }
    document.addEventListener('transitionrun', onTransition, true)
    document.addEventListener('animationstart', onAnimation, true)
  })
  return () => page.evaluate(() => window.fades)
}
