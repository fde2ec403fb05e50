import type { LateCode } from './late-code'

/** Events that trigger another attempt. Assistive technology may send only a click. */
const TRIGGERS = ['click', 'focusin', 'online'] as const

const fetched = new WeakSet<object>()

/** Fetches code until it has loaded. After a failure, it retries on the next interaction or once online. */
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
