/** When `npm start` began: what goes on in another process goes on with its clock. */
export const started = Number(process.env.STARTED_MS ?? Date.now())

/** One line of progress, with the seconds since the start. */
export function say(line: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${seconds} s  ${line}\n`)
}

/** One clear sentence on the error stream. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
