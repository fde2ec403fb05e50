/** A chunk that is loaded on demand. Create one per chunk, at the top level of a module. */
export interface LateCode<Code> {
  arrived: () => Code | undefined
  arrival: Promise<Code>
  /** Loads the code, or joins a running attempt. @returns undefined if it fails; call again to retry */
  fetch: () => Promise<Code | undefined>
}

/** @param load imports the chunk: `() => import('./panel')` */
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
        // React reads these properties to see that the promise has settled; otherwise it would suspend briefly.
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
