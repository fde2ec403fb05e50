import type { CommandLine, Option } from './command-line'

/** Returns a command's help: its usage, then each word, option and setting. */
export function helpLines(line: CommandLine): string[] {
  const { purpose, words = {}, options, settings = {} } = line
  const ofOptions = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [optionCall(name, option), optionPurpose(option)]),
  )
  const groups = [words, { ...ofOptions, '--help, help': 'show this help' }, settings].map(
    Object.entries<string>,
  )
  const width = Math.max(...groups.flat().map(([term]) => term.length)) + 2
  return [
    formatUsage({ ...line, options: {} }),
    purpose,
    ...groups
      .filter((group) => group.length > 0)
      .flatMap((group) => ['', ...group.map(([term, says]) => `  ${term.padEnd(width)}${says}`)]),
  ]
}

/** Returns the usage, such as 'npm run dev -- <remote> [--port <port>]'. */
export function formatUsage(line: CommandLine): string {
  const ofOptions = Object.entries(line.options).map(([name, option]) => `[${optionCall(name, option)}]`)
  return withArguments(line.command, [...(line.parameters ? [line.parameters] : []), ...ofOptions])
}

/** Adds arguments to a command. npm passes on those after two hyphens. */
function withArguments(command: string, after: readonly string[]): string {
  return [command, ...(after.length > 0 ? ['--', ...after] : [])].join(' ')
}

function optionCall(name: string, { value }: Option): string {
  return value ? `--${name} ${value}` : `--${name}`
}

function optionPurpose({ purpose, default: usual }: Option): string {
  return typeof usual === 'string' && usual ? `${purpose} (default: ${usual})` : purpose
}
