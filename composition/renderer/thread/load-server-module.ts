import { compileFunction } from 'node:vm'
import { computeIntegrity } from 'registry/integrity'
import type { LiveRemote, RemoteServerModule } from 'shared-contracts/remote'
import { ownRequest } from './own-request'
import { providedPackages } from './provided-packages'

const FILE_PATIENCE_MS = 10_000

/** Fetches a file of a published version. @throws Error if it is missing, or differs from the registry's hash */
export async function fetchFile(remote: LiveRemote, file: string, origin: string): Promise<string> {
  const address = new URL(remote.base + file, origin)
  const { status, bytes } = await ownRequest(address, { signal: AbortSignal.timeout(FILE_PATIENCE_MS) })
  if (status !== 200) throw new Error(`${address.pathname} responded with ${status}.`)
  if (remote.integrity[file] !== computeIntegrity(bytes))
    throw new Error(`${address.pathname} differs from the published file.`)
  return bytes.toString()
}

/** Fetches and runs a remote's build for servers, after verifying it. @throws Error if there is none */
export async function loadServerModule(remote: LiveRemote, origin: string): Promise<RemoteServerModule> {
  if (!remote.server) throw new Error(`${remote.name} ${remote.version} has no build for servers.`)
  const code = await fetchFile(remote, remote.server, origin)
  const module: { exports: { default?: RemoteServerModule } } = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'], { filename: remote.base + remote.server })(
    module,
    module.exports,
    provided,
  )
  if (!module.exports.default) throw new Error(`${remote.name} ${remote.version} does not export a module.`)
  return module.exports.default
}

function provided(name: string): unknown {
  if (!(name in providedPackages)) throw new Error(`The shell does not provide ${name}.`)
  return providedPackages[name]
}
