import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { manifestKey } from 'registry/manifests/manifest'
import { folderStore } from 'registry/stores/folder-store'
import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'
import { buildEdge, type EdgeParts } from '../app'
import type { Config } from '../config'

function version(name: string, number: string, title: string, prefixes: string[]): RemoteVersion {
  return {
    contract: '1.0.0',
    title,
    prefixes,
    base: `/remotes/${name}/${number}/`,
    entry: 'remote-entry.11111111.js',
    scripts: ['page.22222222.js'],
    styles: ['page.33333333.css'],
    integrity: { 'page.22222222.js': 'sha384-abc' },
    published: '2026-11-02T10:00:00.000Z',
    shared: {},
    endpoints: [],
    slices: [],
    events: [],
  }
}

export const twoRemotes: Registry = {
  remotes: {
    'mf-content': { live: '1', versions: { 1: version('mf-content', '1', 'This page', ['/', '/about']) } },
    'mf-account': { live: '1', versions: { 1: version('mf-account', '1', 'Your account', ['/account']) } },
  },
}

export const longScript = `console.log('${'spice '.repeat(200)}')\n`

/** A worker that renders nothing, so that the browser would have to render every page. */
const unfitWorker = `require('node:worker_threads').parentPort.postMessage({ kind: 'unfit', message: 'A test.' })`

/** Builds an edge with its own folders, laid out as by `npm start`. @param apiOrigin unreachable by default */
export async function edgeOnDisk(
  apiOrigin = 'http://127.0.0.1:9',
  parts: EdgeParts = {},
  setting: Partial<Config> = {},
) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'edge-'))
  const browserFolder = path.join(root, 'browser')
  const registryFolder = path.join(root, 'registry')
  const store = folderStore(registryFolder)
  const versionFolder = path.join(registryFolder, 'mf-content/1')
  await mkdir(browserFolder)
  await mkdir(versionFolder, { recursive: true })
  await writeFile(path.join(root, 'secret.js'), 'secret')
  await writeFile(path.join(browserFolder, 'shell.44444444.js'), longScript)
  await writeFile(path.join(browserFolder, 'shell.44444444.js.br'), brotliCompressSync(longScript))
  await writeFile(path.join(root, 'fallback-fonts.css'), '@font-face{}')
  await writeFile(path.join(root, 'early.js'), 'early()')
  await writeFile(path.join(root, 'early-add.js'), 'earlyAdd()')
  await writeFile(path.join(root, 'early-code.js'), 'earlyCode()')
  await writeFile(path.join(root, 'service-worker.js'), 'keepPages()')
  await writeFile(path.join(root, 'no-service-worker.js'), 'leave()')
  await writeFile(path.join(root, 'admin-worker.js'), 'tellOfOrders()')
  await mkdir(path.join(root, 'icons'))
  await mkdir(path.join(root, 'server'))
  await writeFile(path.join(root, 'server/server.55555555.cjs'), unfitWorker)
  await writeFile(path.join(browserFolder, 'shell.css'), '')
  await writeFile(
    path.join(browserFolder, 'assets.json'),
    JSON.stringify({ scripts: ['shell.44444444.js'], styles: ['shell.css'] }),
  )
  await writeFile(path.join(versionFolder, 'page.22222222.js'), longScript)
  await writeFile(path.join(versionFolder, 'page.22222222.js.br'), brotliCompressSync(longScript))
  await writeFile(path.join(versionFolder, 'page.js.map'), 'source')
  await store.replace(twoRemotes, undefined, [])

  const config = {
    host: '127.0.0.1',
    port: 0,
    apiOrigin,
    registry: registryFolder,
    registryFolder,
    keptFolder: path.join(root, 'kept'),
    isPublic: false,
    isUnsignedAllowed: true,
    distFolder: root,
    publicOrigin: 'https://shop.example',
    comingPaths: [],
    isTrainingAllowed: false,
    indexNowKey: undefined,
    securityContact: undefined,
    trustedProxies: ['loopback'],
    sharedCaches: [],
    internalKey: undefined,
    paymentOrigins: ['https://pay.example'],
    overrideOrigins: [],
    exportsSpans: false,
    keepsPages: true,
    ...setting,
  }
  const app = await buildEdge(config, parts)
  app.log.level = 'silent'
  return {
    app,
    writeRegistry: async (registry: Registry) => store.replace(registry, (await store.read()).tag, []),
    /** Overwrites a remote's manifest. */
    spoilLine: (name: string, text: string) => writeFile(path.join(registryFolder, manifestKey(name)), text),
    removeRegistry: () => rm(path.join(registryFolder, 'manifests'), { recursive: true }),
    readDemotions: () => readFile(path.join(registryFolder, 'demotions.json'), 'utf8'),
    async close() {
      await app.close()
      await rm(root, { recursive: true })
    },
  }
}
