import type { EarlyAct } from './early-acts'

/** Does what the shopper had done before the page could answer; a part that is no longer there is passed over. */
export async function replayEarlyActs(): Promise<void> {
  // The early script keeps what is done until then: no letter typed meanwhile is lost.
  await nextTask()
  const early = globalThis.earlyActs
  globalThis.earlyActs = undefined
  early?.stop()
  for (const button of document.querySelectorAll('[data-taken]')) button.removeAttribute('data-taken')
  for (const act of early?.list ?? []) {
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
