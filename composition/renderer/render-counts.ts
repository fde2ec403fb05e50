import type { Language } from 'shared-contracts/i18n/language'
import type { NotRendered } from './renderer'

type Outcome = 'rendered' | NotRendered['reason']

/** @param onFailure called for each page that the browser has to render */
export function createRenderCounts(onFailure: (remote: string, error: NotRendered) => void) {
  const counts = new Map<string, { remote: string; outcome: Outcome; count: number }>()

  function count(remote: string, outcome: Outcome, error?: NotRendered): void {
    const key = `${remote} ${outcome}`
    const known = counts.get(key) ?? { remote, outcome, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
    if (error) onFailure(remote, error)
  }

  const inEnglish = new Map<string, { remote: string; language: Language; count: number }>()

  /** @param texts number of untranslated texts on a page in this language */
  function countInEnglish(remote: string, language: Language, texts: number): void {
    const key = `${remote} ${language}`
    const known = inEnglish.get(key) ?? { remote, language, count: 0 }
    inEnglish.set(key, { ...known, count: known.count + texts })
  }

  return {
    count,
    countInEnglish,
    all: () => [...counts.values()],
    allInEnglish: () => [...inEnglish.values()],
  }
}

/** Returns the log entry of a failed rendering, without a stack if threads are warming up or overloaded. */
export function toLogEntry(remote: string, error: NotRendered) {
  const { reason, message } = error
  return reason === 'late' || reason === 'busy' ? { remote, reason, why: message } : { remote, err: error }
}

export type RenderCounts = ReturnType<typeof createRenderCounts>
