/** Returns a promise's value, or undefined if it takes longer than `ms`; the promise still continues. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer))
}
