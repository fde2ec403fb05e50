/** The start of `npm start`, shared with its later processes. */
export const started = Number(process.env.STARTED_MS ?? Date.now())

/** Prints a line of progress with the seconds since the start. */
export function say(line: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${seconds} s  ${line}\n`)
}
