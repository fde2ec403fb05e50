import type { EarlyAct } from './early-acts'

/**
 * Does what the shopper had done before the page could answer; what is no longer there is passed over.
 * @param late a part that answers later than the page: what is done in it is kept until then
 * @param isReady settles when it answers
 */
export async function replayEarlyActs(late: Element | null, isReady: Promise<void>): Promise<void> {
  // The early script keeps what is done until then: no letter typed meanwhile is lost.
  await nextTask()
  const early = globalThis.earlyActs
  globalThis.earlyActs = undefined
  if (!early) return
  const isLate = (target: Element) => late?.contains(target) === true
  const { list } = early
  if (late) early.keepOnly(late)
  else early.stop()
  await replayAll(
    list.filter(({ target }) => !isLate(target)),
    (button) => !isLate(button),
  )
  if (!late) return
  await isReady
  early.stop()
  await replayAll(
    list.filter(({ target }) => isLate(target)),
    isLate,
  )
}

async function replayAll(
  acts: readonly EarlyAct[],
  isMarkedHere: (button: Element) => boolean,
): Promise<void> {
  for (const button of document.querySelectorAll('[data-taken]'))
    if (isMarkedHere(button)) button.removeAttribute('data-taken')
  for (const act of acts) {
    // Fields are filled in one task, between two letters. Before a press React shows what it was told.
    if (act.type !== 'fill') await nextTask()
    if (act.target.isConnected) replay(act)
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function replay(act: EarlyAct): void {
  if (act.type === 'fill') fill(act)
  else if (act.type === 'submit' && act.target instanceof HTMLFormElement) act.target.requestSubmit()
  else act.target.click()
}

function fill({ target, value }: Extract<EarlyAct, { type: 'fill' }>): void {
  // React has taken the field over with what stands in it, and sees a change only where there is one. Of the element's
  // own property it keeps track; what its prototype is told is the shopper's doing.
  if (!(target instanceof HTMLSelectElement)) target.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }))
}
