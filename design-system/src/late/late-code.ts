/** A file of code that is fetched when it is needed. One per file, at the top level of a module. */
export interface LateCode<Code> {
  /** The code, if it is there already. */
  arrived: () => Code | undefined
  /** Resolves once the code is there. */
  arrival: Promise<Code>
  /**
   * Fetches the code, or joins the attempt that is under way. A failed attempt is forgotten, so the next call fetches
   * the file again.
   * @returns resolves with undefined if the file did not arrive
   */
  fetch: () => Promise<Code | undefined>
}

/** @param load imports the file: `() => import('./panel')` */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let arrived: Code | undefined
  let attempt: Promise<Code | undefined> | undefined
  let settle = (_: Code) => {}
  const arrival = new Promise<Code>((resolve) => {
    settle = resolve
  })

  function fetch() {
    attempt ??= load().then(
      (code) => {
        arrived = code
        // With these properties React sees at once that the promise has settled. Without them it would suspend briefly.
        Object.assign(arrival, { status: 'fulfilled', value: code })
        settle(code)
        return code
      },
      () => {
        attempt = undefined
        return undefined
      },
    )
    return attempt
  }

  return { arrived: () => arrived, arrival, fetch }
}
