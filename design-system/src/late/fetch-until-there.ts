import type { LateCode } from './late-code'

/** Signs that the file may be back, or is wanted. Assistive technology may send a click alone. */
const TRIGGERS = ['click', 'focusin', 'online'] as const

const fetched = new WeakSet<object>()

/** Fetches code until it has arrived: after a failure again when the shopper acts or the connection returns. */
export function fetchUntilThere<Code>(code: LateCode<Code>): Promise<Code> {
  if (!fetched.has(code)) {
    fetched.add(code)
    tryAgainAndAgain(code)
  }
  return code.arrival
}

async function tryAgainAndAgain({ fetch }: LateCode<unknown>): Promise<void> {
  while ((await fetch()) === undefined) await nextSign()
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    function handleTrigger() {
      heard.abort()
      resolve()
    }
    for (const trigger of TRIGGERS)
      addEventListener(trigger, handleTrigger, { capture: true, signal: heard.signal })
  })
}
