/** A connection without a response for this long is considered dead. */
const PATIENCE_MS = 8000

/** @param patience maximum wait in ms @returns the response; undefined if it fails or is late */
export function inTime(answer: Promise<Response>, patience = PATIENCE_MS): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, patience))
  return Promise.race([answer.catch(() => undefined), late])
}
