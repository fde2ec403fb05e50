import { type CommandLine, WrongUse } from '../command-line/command-line'
import type { Values } from '../command-line/read-command-line'

export interface DevArguments {
  /** Such as 'mf-catalog'. */
  remote: string
  /** Of the development server. */
  port: number
  /** The origin of a deployed shop, whose registry, files and api are used. */
  registry?: string
}

export const DEV = {
  command: 'npm run dev',
  parameters: '<remote>',
  purpose:
    'Shows a remote from its sources inside a whole shop: the open one of this folder, one that is started, or a deployed one.',
  options: {
    port: { type: 'string', value: '<port>', default: '3001', purpose: 'of the development server' },
    registry: {
      type: 'string',
      value: '<origin>',
      purpose: 'a deployed shop, such as https://shop.example: its registry, files and api',
    },
  },
  settings: { PORT: "where the shop is; where this folder's is open, or 3000, unless told" },
} as const satisfies CommandLine

/**
 * @param values of the options
 * @param known the names of the remotes in this repository
 * @throws WrongUse with one sentence that says what to write
 */
export function readArguments(
  [remote = '']: readonly string[],
  values: Values<(typeof DEV)['options']>,
  known: readonly string[],
): DevArguments {
  if (!known.includes(remote))
    throw new WrongUse(`There is no ${remote} here: choose from ${known.join(', ')}.`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new WrongUse(`--port must be a port number, not '${values.port}'.`)
  const { registry } = values
  if (registry === undefined) return { remote, port }
  if (!/^https?:$/.test(URL.canParse(registry) ? new URL(registry).protocol : ''))
    throw new WrongUse(
      `--registry must be the address of a shop, such as https://shop.example, not '${registry}'.`,
    )
  return { remote, port, registry: new URL(registry).origin }
}
