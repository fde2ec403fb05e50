/** A file of code that is fetched when it is needed. One per file, at the top level of a module. */
export interface LateCode<Code> {
  /** The code, if it is there already. */
  arrived: () => Code | undefined
  /**
   * Fetches the code, or joins the attempt that is under way. A failed attempt is forgotten, so the next call fetches
   * the file again.
   * @returns resolves with undefined if the file did not arrive
   */
  fetch: () => Promise<Code | undefined>
  /** Fetches the code until it has arrived: after a failure again when the shopper acts or the connection returns. */
  fetchUntilThere: () => Promise<Code>
}

/** Signs that the file may be back, or is wanted. `click` too, since assistive technology may send nothing else. */
const SIGNS = ['pointerdown', 'keydown', 'click', 'online'] as const

/** @param load imports the file: `() => import('./panel')` */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let arrived: Code | undefined
  let attempt: Promise<Code | undefined> | undefined
  let arrival: Promise<Code> | undefined

  function fetch() {
    attempt ??= load().then(
      (code) => {
        arrived = code
        return code
      },
      () => {
        attempt = undefined
        return undefined
      },
    )
    return attempt
  }

  async function tryUntilThere(): Promise<Code> {
    const code = await fetch()
    if (code !== undefined) return code
    await nextSign()
    return tryUntilThere()
  }

  function fetchUntilThere() {
    if (arrival) return arrival
    const begun = tryUntilThere()
    // By these properties React knows at once that a promise has settled; else it suspends for a moment.
    begun.then((value) => Object.assign(begun, { status: 'fulfilled', value }))
    arrival = begun
    return begun
  }

  return { arrived: () => arrived, fetch, fetchUntilThere }
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    function handleSign() {
      heard.abort()
      resolve()
    }
    for (const sign of SIGNS)
      addEventListener(sign, handleSign, { capture: true, passive: true, signal: heard.signal })
  })
}
