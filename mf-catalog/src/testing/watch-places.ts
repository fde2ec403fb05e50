import { act } from '@testing-library/react'

type Report = (entries: { isIntersecting: boolean }[]) => void

/** Fakes IntersectionObserver: tests decide which elements are in view. */
export function watchPlaces() {
  const reports = new Map<Element, Report>()
  const original = globalThis.IntersectionObserver
  class Observer {
    readonly #report: Report
    readonly #observed: Element[] = []
    constructor(report: Report) {
      this.#report = report
    }
    observe(place: Element) {
      this.#observed.push(place)
      reports.set(place, this.#report)
    }
    disconnect() {
      for (const place of this.#observed) reports.delete(place)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })

  function tell(inside: Element, isIntersecting: boolean) {
    const [, report] = [...reports].find(([place]) => place.contains(inside)) ?? []
    if (!report) throw new Error('Nobody watches this place.')
    act(() => report([{ isIntersecting }]))
  }
  return {
    comesNear: (inside: Element) => tell(inside, true),
    goesFar: (inside: Element) => tell(inside, false),
    restore: () => Object.assign(globalThis, { IntersectionObserver: original }),
  }
}
