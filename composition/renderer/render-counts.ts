import type { Language } from 'shared-contracts/i18n/language'
import type { NotRendered } from './renderer'

type Outcome = 'rendered' | NotRendered['reason']

/**
 * What became of the tries to render pages on the server, by remote.
 * @param onFailure told of each page that the browser has to render
 */
export function createRenderCounts(onFailure: (remote: string, error: NotRendered) => void) {
  const counts = new Map<string, { remote: string; outcome: Outcome; count: number }>()

  function count(remote: string, outcome: Outcome, error?: NotRendered): void {
    const key = `${remote} ${outcome}`
    const known = counts.get(key) ?? { remote, outcome, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
    if (error) onFailure(remote, error)
  }

  const inEnglish = new Map<string, { remote: string; language: Language; count: number }>()

  /** @param texts how many a page in this language has shown in English, for want of words */
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

/**
 * What the log says of a page that the browser has to render. One that comes while threads warm up, or too many at once,
 * is no fault that a stack would lead to.
 */
export function toLogEntry(remote: string, error: NotRendered) {
  const { reason, message } = error
  return reason === 'late' || reason === 'busy' ? { remote, reason, why: message } : { remote, err: error }
}

export type RenderCounts = ReturnType<typeof createRenderCounts>
