/** The time when `npm start` began, in milliseconds since 1970; later processes share it. */
export const started = Number(process.env.STARTED_MS ?? Date.now())

/** Prints a progress message with the seconds since the start. */
export function say(line: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${seconds} s  ${line}\n`)
}
