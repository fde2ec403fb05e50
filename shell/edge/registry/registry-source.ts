import { openStore } from 'registry/open-store'
import { Registry } from 'shared-contracts/remote/registry'
import type { KnownRegistry } from './registry'

const REGISTRY_PATIENCE_MS = 5000
const FILE_PATIENCE_MS = 10_000

/** A registry that is not on this machine, and the files of its versions. */
export interface RegistrySource {
  /** For people. */
  place: string
  /** @returns undefined while it is still the known one; rejects when it cannot be had */
  read: (known: string, signal: AbortSignal) => Promise<KnownRegistry | undefined>
  /** @throws Error when it cannot be had */
  readFile: (name: string, version: string, file: string) => Promise<Buffer>
}

/** @param origin a deployed shop's */
export function deployedSource(origin: string): RegistrySource {
  return {
    place: origin,
    async read(known, stopping) {
      const signal = AbortSignal.any([AbortSignal.timeout(REGISTRY_PATIENCE_MS), stopping])
      const answer = await fetch(`${origin}/remotes.json`, { signal, headers: { 'if-none-match': known } })
      if (answer.status === 304) return undefined
      if (!answer.ok) throw new Error(`It answered with ${answer.status}.`)
      return {
        registry: Registry.parse(await answer.json()),
        etag: answer.headers.get('etag') ?? `W/"${Date.now()}"`,
      }
    },
    async readFile(name, version, file) {
      const address = `${origin}/remotes/${name}/${version}/${file}`
      const answer = await fetch(address, { signal: AbortSignal.timeout(FILE_PATIENCE_MS) })
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}

/** @param address as in the setting REGISTRY, such as 's3://bucket/registry?endpoint=https://minio.example' */
export async function bucketSource(address: string): Promise<RegistrySource> {
  const store = await openStore(address)
  return {
    place: store.place,
    async read(known) {
      const { registry, tag = '"none"' } = await store.read()
      const etag = `W/${tag}`
      return etag === known ? undefined : { registry, etag }
    },
    readFile: store.readFile,
  }
}
