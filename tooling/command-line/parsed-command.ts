import type { CommandLine, Options } from './command-line'
import { describeError } from './describe-error'
import { readCommandLine } from './read-command-line'

const WRONG_USE = 2

/** Parses this process's arguments. If they ask for help or are wrong, prints help or an error and exits. */
export function parseCommand<const Own extends Options>(
  line: CommandLine<Own>,
  args = process.argv.slice(2),
) {
  try {
    const asked = readCommandLine(args, line)
    if (!('help' in asked)) return asked
    console.log(asked.help.join('\n'))
    return process.exit(0)
  } catch (error) {
    console.error(describeError(error))
    return process.exit(WRONG_USE)
  }
}
