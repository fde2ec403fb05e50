import type { CommandLine, Options } from './command-line'
import { messageOf } from './message-of'
import { readCommandLine } from './read-command-line'

/** What a process ends with when it was called wrongly. */
const WRONG_USE = 2

/** What this process was asked to do. Who asked for help, or wrongly, is answered here, and the process ends. */
export function askedOf<const Own extends Options>(line: CommandLine<Own>, args = process.argv.slice(2)) {
  try {
    const asked = readCommandLine(args, line)
    if (!('help' in asked)) return asked
    console.log(asked.help.join('\n'))
    return process.exit(0)
  } catch (error) {
    console.error(messageOf(error))
    return process.exit(WRONG_USE)
  }
}
