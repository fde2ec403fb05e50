import type { CommandLine, Options } from './command-line'
import { messageOf } from './message-of'
import { readCommandLine } from './read-command-line'

/** The exit code for wrong usage. */
const WRONG_USE = 2

/** The arguments of this process. Prints help or an error and ends the process if they ask for help or are wrong. */
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
