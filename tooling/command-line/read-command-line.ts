import { parseArgs } from 'node:util'
import { type CommandLine, type Options, WrongUse } from './command-line'
import { describeError } from './describe-error'
import { formatUsage, helpLines } from './help-lines'

type Parsed<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true }>>

/** The values of a command's options. */
export type Values<Own extends Options> = Parsed<Own>['values']

/** The arguments of a command, or its help. */
type ParsedCommand<Own extends Options> = Pick<Parsed<Own>, 'values' | 'positionals'> | { help: string[] }

export function isForHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h')
}

/** Parses arguments; `help` and `--help` come first. @throws WrongUse with a sentence that says what to type */
export function readCommandLine<const Own extends Options>(
  args: readonly string[],
  line: CommandLine<Own>,
): ParsedCommand<Own> {
  if (isForHelp(args)) return { help: helpLines(line) }
  const { values, positionals } = parsed(args, line)
  if (!fits(positionals.length, line.parameters)) throw new WrongUse(`Usage: ${formatUsage(line)}`)
  return { values, positionals }
}

function parsed<const Own extends Options>(args: readonly string[], { command, options }: CommandLine<Own>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    const [problem] = describeError(error).split('. ')
    throw new WrongUse(`${problem}: see ${command} -- help.`)
  }
}

/** @param parameters such as '<name> [version]', or '[name …]' for any number */
export function fits(count: number, parameters = ''): boolean {
  const required = parameters.match(/</g)?.length ?? 0
  const most = parameters.includes('…') ? Number.POSITIVE_INFINITY : (parameters.match(/[<[]/g)?.length ?? 0)
  return count >= required && count <= most
}
