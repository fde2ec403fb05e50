import type { PublishedShell } from 'shared-contracts/remote/registry'
import type { ModuleDescription } from '../../renderer/thread/description/describe-module'
import type { BuiltRemote } from '../publish/describe-build'
import { contractProblems, sharedProblems, takenProblems } from './checks/check-packages'
import { examineModule } from './examine-module'

/** The parts of a shell that the gate needs. */
export interface Shell extends Pick<PublishedShell, 'contract' | 'provides'> {
  workerFile: string
}

/** A version of a remote, built or published. */
export interface Guest extends Pick<BuiltRemote, 'name' | 'version' | 'record'> {
  readFile: (file: string) => Promise<Buffer>
}

/** Loads a remote into a shell. @returns its parts, and all problems */
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
