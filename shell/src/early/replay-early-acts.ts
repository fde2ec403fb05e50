import './early-acts'

/** Does what the shopper had done before the page could answer; a part that is no longer there is passed over. */
export function replayEarlyActs(): void {
  const early = globalThis.earlyActs
  globalThis.earlyActs = undefined
  early?.stop()
  for (const { type, target } of early?.list ?? []) {
    if (!target.isConnected) continue
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  }
}
