/** The `data` of an answer of the form `{ success, data }`; undefined if it has none, or says that it failed. */
export function readData(answer: unknown): unknown {
  const { success, data } = Object(answer) as { success?: unknown; data?: unknown }
  return success === false ? undefined : data
}
