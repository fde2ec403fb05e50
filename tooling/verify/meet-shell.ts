import type { PublishedShell } from 'shared-contracts/remote/registry'
import type { ModuleDescription } from '../../shell/edge/render/describe-module'
import type { BuiltRemote } from '../registry/describe-build'
import { contractProblems } from './check-contract'
import { sharedProblems } from './check-shared'
import { takenProblems } from './check-taken'
import { examineModule } from './examine-module'

/** A shell as remotes meet it. */
export interface Shell extends Pick<PublishedShell, 'contract' | 'provides'> {
  /** The build for servers. */
  workerFile: string
}

/** A version of a remote, built or published. */
export interface Guest extends Pick<BuiltRemote, 'name' | 'version' | 'record'> {
  /** Reads a file of it. */
  readFile: (file: string) => Promise<Buffer>
}

/** What a remote is made of in a shell, and all that does not fit there. */
export async function meetShell(
  { name, version, record, readFile }: Guest,
  { workerFile, contract, provides }: Shell,
): Promise<ModuleDescription> {
  const promised = [
    ...contractProblems(record.contract, contract),
    ...sharedProblems(record.shared, provides),
  ]
  if (!record.server) {
    const problem = 'It has no build for servers: add remoteServerConfig to its webpack.config.ts.'
    return { problems: [problem, ...promised], routes: [], endpoints: [], slices: [], events: [] }
  }
  const examined = await examineModule({ workerFile, remote: { ...record, name, version }, readFile })
  return {
    ...examined,
    problems: [...takenProblems(record.takes, examined.provides), ...examined.problems, ...promised],
  }
}
