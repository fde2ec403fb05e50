import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import type { Step } from './step'
import type { WantedText } from './wanted-text'

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary
  }
}

/** Testing Library's own browser build, which understands roles and accessible names. */
export const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Finds a locator's elements. It runs in the page, so it contains everything it needs. */
export function findElements(steps: Step[]): Element[] {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom
  const normal = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

  const matches = (text: string | null, wanted: WantedText) => {
    if (wanted.kind === 'pattern') return new RegExp(wanted.source, wanted.flags).test(normal(text))
    if (wanted.kind === 'whole') return normal(text) === normal(wanted.text)
    return normal(text).toLowerCase().includes(normal(wanted.text).toLowerCase())
  }

  const within = (root: HTMLElement, step: Step): Element[] => {
    switch (step.by) {
      case 'css':
        return [...root.querySelectorAll(step.selector)]
      case 'role': {
        const { role, name, pressed, level } = step
        return queryAllByRole(root, role, {
          ...(name && { name: (text) => matches(text, name) }),
          ...(pressed !== undefined && { pressed }),
          ...(level !== undefined && { level }),
        })
      }
      case 'label':
        return queryAllByLabelText(root, (text) => matches(text, step.text))
      default:
        // The smallest elements that contain the text.
        return [...root.querySelectorAll('*')].filter(
          (element) =>
            step.by === 'text' &&
            !element.matches('script, style, noscript') &&
            matches(element.textContent, step.text) &&
            ![...element.children].some(({ textContent }) => matches(textContent, step.text)),
        )
    }
  }

  const follow = (found: Element[], step: Step): Element[] => {
    if (step.by === 'nth') return found.slice(step.index).slice(0, 1)
    if (step.by === 'hasText') return found.filter(({ textContent }) => matches(textContent, step.text))
    if (step.by === 'and') {
      const others = step.steps.reduce(follow, [document.documentElement])
      return found.filter((element) => others.includes(element))
    }
    if (step.by === 'has') return found.filter((element) => step.steps.reduce(follow, [element]).length > 0)
    const all = new Set(found.flatMap((root) => within(root as HTMLElement, step)))
    return [...all].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  }

  return steps.reduce(follow, [document.documentElement])
}
