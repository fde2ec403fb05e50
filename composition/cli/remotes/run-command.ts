import { userInfo } from 'node:os'
import type { Audience } from 'registry/changes/add-version'
import { readSigner } from 'registry/keys/signer'
import { openStore } from 'registry/open-store'
import { RegistryConflict } from 'registry/registry-conflict'
import { type CommandLine, WrongUse } from '../../../tooling/command-line/command-line'
import { describeError } from '../../../tooling/command-line/describe-error'
import { fits, readCommandLine, type Values } from '../../../tooling/command-line/read-command-line'
import { shopAddress } from '../../../tooling/start/shop/shop-address'
import { REGISTRY_HELP, registryPlace, resolveDataFolder } from '../publish/registry-location'
import { canary, promote, prune, retire, rollback } from './commands/change-commands'
import type { Circumstances, Command } from './commands/command'
import { addKey, grant, keys, newKey, policy, revokeKey, sign } from './commands/key-commands'
import { pack } from './commands/pack-command'
import { publish } from './commands/publish-command'
import { list, log, status } from './commands/read-commands'
import { paint } from './output/table'

const commands: Readonly<Record<string, Command>> = {
  list,
  publish,
  pack,
  promote,
  rollback,
  canary,
  retire,
  prune,
  status,
  log,
  keys,
  'new-key': newKey,
  'add-key': addKey,
  'revoke-key': revokeKey,
  grant,
  sign,
  policy,
}

const EXIT = { done: 0, refused: 1, wrongUse: 2, conflict: 3 } as const

interface Screen {
  say: (line: string) => void
  complain: (line: string) => void
  isTerminal: boolean
}

const LINE = {
  command: 'npm run remotes',
  parameters: '<command> [argument …]',
  purpose:
    'Publishes remotes and chooses which version visitors get.\nExit codes: 0 done, 1 refused, 2 usage error, 3 the registry was changed by someone else: try again.',
  words: Object.fromEntries(
    Object.entries(commands).map(([name, { parameters, purpose }]) => [
      `${name} ${parameters}`.trimEnd(),
      purpose,
    ]),
  ),
  options: {
    json: { type: 'boolean', purpose: 'print JSON' },
    who: { type: 'string', value: '<name>', purpose: 'name for the log (default: your user name)' },
    why: { type: 'string', value: '<reason>', purpose: 'reason for the log' },
    stay: { type: 'boolean', purpose: 'publish without making it live' },
    canary: { type: 'string', value: '<percent>', purpose: 'publish for this percentage of visits' },
    check: { type: 'boolean', purpose: 'of log: prove that no entry was changed, removed or inserted' },
    edge: {
      type: 'string',
      value: '<origin>',
      purpose: 'the shop that status asks (default: the shop running in this folder)',
    },
  },
  settings: {
    REGISTRY: REGISTRY_HELP,
    PUBLISHING_KEY: "the team's private key, or a file that contains it: signs changes",
    OWNER_KEY: "the registry owner's private key, or a file that contains it: signs keys and grants",
    PORT: 'port of the shop that status asks',
  },
} as const satisfies CommandLine

/** @returns the exit code, one of EXIT */
export async function runCommand(
  args: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv,
  { say, complain, isTerminal }: Screen,
): Promise<number> {
  const isColoured = isTerminal && !env.NO_COLOR
  try {
    const options = readCommandLine(args, LINE)
    if ('help' in options) {
      say(options.help.join('\n'))
      return EXIT.done
    }
    const [name = '', ...parameters] = options.positionals
    const command = requireCommand(name, parameters)
    const { stay, canary: share } = options.values
    if (command !== publish && (stay || share !== undefined))
      throw new WrongUse('--stay and --canary are options of publish: see npm run remotes -- help.')
    if (command !== log && options.values.check)
      throw new WrongUse('--check is an option of log: see npm run remotes -- help.')
    const outcome = await command.run(parameters, await circumstances(options.values, root, env, isColoured))
    for (const line of options.values.json ? [JSON.stringify(outcome.json, null, 2)] : outcome.lines)
      say(line)
    return outcome.isBad ? EXIT.refused : EXIT.done
  } catch (error) {
    for (const line of describeError(error).split('\n')) complain(paint(line, 'red', isColoured))
    return chooseExitCode(error)
  }
}

async function circumstances(
  { who, why, edge, stay, check = false, canary: share }: Values<(typeof LINE)['options']>,
  root: string,
  env: NodeJS.ProcessEnv,
  isColoured: boolean,
): Promise<Circumstances> {
  return {
    root,
    store: await openStore(registryPlace(env, root), readSigner('PUBLISHING_KEY', env)),
    owner: readSigner('OWNER_KEY', env),
    who: who ?? env.GITHUB_ACTOR ?? env.USER ?? userInfo().username,
    why,
    isColoured,
    edge: edge ?? edgeHere(root, env),
    audience: parseAudience(stay, share),
    isCheck: check,
  }
}

/** Returns the origin of the shop at PORT or, if PORT is unset, of the one running in this folder. */
function edgeHere(root: string, env: NodeJS.ProcessEnv): string {
  const noted = env.PORT === undefined ? shopAddress(resolveDataFolder(env, root)) : undefined
  return noted ?? `http://localhost:${env.PORT ?? 3000}`
}

function requireCommand(name: string, parameters: readonly string[]): Command {
  const command = commands[name]
  if (!command) throw new WrongUse(`Unknown command ${name}: see npm run remotes -- help.`)
  if (!fits(parameters.length, command.parameters))
    throw new WrongUse(`Usage: npm run remotes -- ${name} ${command.parameters}`.trimEnd())
  return command
}

function parseAudience(isToStay: boolean | undefined, share: string | undefined): Audience {
  if (share === undefined) return isToStay ? 'nobody' : 'everyone'
  const percent = Number(share)
  if (!/^\d+$/.test(share) || percent < 1 || percent > 100 || isToStay)
    throw new WrongUse('--canary must be a whole number from 1 to 100, and cannot be combined with --stay.')
  return percent
}

function chooseExitCode(error: unknown): number {
  if (error instanceof WrongUse) return EXIT.wrongUse
  return error instanceof RegistryConflict ? EXIT.conflict : EXIT.refused
}
