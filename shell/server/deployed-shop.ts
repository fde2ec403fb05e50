import { mkdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { createFileKeeper } from './deployed-files'
import { followDeployedRegistry } from './deployed-registry'

/**
 * The registry and the files of a deployed shop, for a shell of one's own before it.
 * @param origin the deployed shop's
 * @param setting.registryFolder where both are kept
 */
export async function deployedShop(
  app: FastifyInstance,
  origin: string,
  { registryFolder: folder }: { registryFolder: string },
) {
  await mkdir(folder, { recursive: true })
  const registry = followDeployedRegistry({
    origin,
    folder,
    onChange: (isThere, sentence) => app.log[isThere ? 'info' : 'warn'](sentence),
  })
  return { registry, keepFile: createFileKeeper({ origin, folder, current: registry.current }) }
}
