import path from 'node:path'
import { bundleServer, installedPackages } from '../../../../../composition/build/server/bundle-server'

const API = path.resolve(import.meta.dirname, '../../../../../api')
/** Beside the api's packages, and as deep as e2e/harness/shop: api-of-a-life.ts looks for the api three folders up. */
const FILE = path.join(API, 'node_modules/.cache/killable-api.mjs')

/** The api that kills itself, in one file: as many files of TypeScript are, it would start for seconds after each kill. */
export async function bundleApi(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'killable-api.ts')
  await bundleServer({ entry, outfile: FILE, external: await installedPackages(API) })
  return FILE
}
