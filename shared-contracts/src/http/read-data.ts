/** Returns the `data` of a response `{ success, data }`; undefined if it is missing or the response reports a failure. */
export function readData(answer: unknown): unknown {
  const { success, data } = Object(answer) as { success?: unknown; data?: unknown }
  return success === false ? undefined : data
}
