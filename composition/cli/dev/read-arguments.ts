import { type CommandLine, WrongUse } from '../../../tooling/command-line/command-line'
import type { Values } from '../../../tooling/command-line/read-command-line'

interface DevArguments {
  /** The remote's name, such as 'mf-catalog'. */
  remote: string
  port: number
  /** The origin of a deployed shop to use. */
  registry?: string
}

export const DEV = {
  command: 'npm run dev',
  parameters: '<remote>',
  purpose:
    'Runs a remote from source inside a shop: the one running in this folder, a new one, or a deployed one.',
  options: {
    port: { type: 'string', value: '<port>', default: '3001', purpose: 'port of the development server' },
    registry: {
      type: 'string',
      value: '<origin>',
      purpose: 'use registry, files and api of a deployed shop, such as https://shop.example',
    },
  },
  settings: { PORT: 'port of the shop (default: port of the shop running in this folder, or 3000)' },
} as const satisfies CommandLine

/** @throws WrongUse with a one-sentence message that says what to change */
export function readArguments(
  [remote = '']: readonly string[],
  values: Values<(typeof DEV)['options']>,
): DevArguments {
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
