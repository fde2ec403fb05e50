import { discardUnsaved } from './unsaved-forms'

let settle: ((isDiscarded: boolean) => void) | undefined
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/** Asks whether to discard unsaved changes; one question at a time on the page. */
export const discardQuestion = {
  isAsked: () => settle !== undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** @param leave called if the person discards the changes */
  ask(leave: () => void) {
    settle = (isDiscarded) => {
      if (!isDiscarded) return
      discardUnsaved()
      leave()
    }
    notify()
  },
  answer(isDiscarded: boolean) {
    const answered = settle
    settle = undefined
    notify()
    answered?.(isDiscarded)
  },
}
