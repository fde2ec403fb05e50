import { mkdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { createFileKeeper } from './deployed-files'
import { followDeployedRegistry } from './deployed-registry'
import { bucketSource, deployedSource } from './registry-source'

/**
 * The registry and the files of a deployed shop, or of a bucket, for a shell of one's own before it.
 * @param address the deployed shop's origin, or a bucket's address
 * @param setting.registryFolder where both are kept
 */
export async function deployedShop(
  app: FastifyInstance,
  address: string,
  { registryFolder: folder }: { registryFolder: string },
) {
  await mkdir(folder, { recursive: true })
  const source = address.startsWith('s3:') ? await bucketSource(address) : deployedSource(address)
  const registry = followDeployedRegistry({
    source,
    folder,
    onChange: (isThere, sentence) => app.log[isThere ? 'info' : 'warn'](sentence),
  })
  return { registry, keepFile: createFileKeeper({ source, folder, current: registry.current }) }
}
