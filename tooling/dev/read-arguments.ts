import { parseArgs } from 'node:util'

export interface DevArguments {
  /** Such as 'mf-catalog'. */
  remote: string
  /** Of the development server. */
  port: number
  /** The origin of a deployed shop, whose registry, files and api are used. */
  registry?: string
}

const USAGE = 'npm run dev -- mf-catalog [--port 3001] [--registry https://shop.example]'

/**
 * @param known the names of the remotes in this repository
 * @throws Error with one sentence that says what to write
 */
export function readArguments(args: readonly string[], known: readonly string[]): DevArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string', default: '3001' }, registry: { type: 'string' } },
  })
  const [remote, ...others] = positionals
  if (!remote || others.length > 0) throw new Error(`Say which remote: ${USAGE}`)
  if (!known.includes(remote)) throw new Error(`There is no ${remote} here: choose from ${known.join(', ')}.`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port must be a port number, not '${values.port}'.`)
  const { registry } = values
  if (registry === undefined) return { remote, port }
  if (!/^https?:$/.test(URL.canParse(registry) ? new URL(registry).protocol : ''))
    throw new Error(
      `--registry must be the address of a shop, such as https://shop.example, not '${registry}'.`,
    )
  return { remote, port, registry: new URL(registry).origin }
}
