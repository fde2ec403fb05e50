import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { manifestKey, manifestText } from 'registry/manifests/manifest'
import type { Registry } from 'shared-contracts/remote/registry'
import { freePort } from '../../../tooling/start/free-port'

const READY_WITHIN_MS = 60_000
const edgeFile = path.resolve(import.meta.dirname, '../../../edge/dist/edge.mjs')

async function fetchOk(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}.`)
  return answer
}

/** Copies an open shop's live versions with all their files. */
async function copyRegistry(shop: string, folder: string): Promise<Registry> {
  const registry: Registry = await (await fetchOk(`${shop}/remotes.json`)).json()
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const version = entry.versions[entry.live]
    if (!version) throw new Error(`${name} has no live version.`)
    entry.versions = { [entry.live]: version }
    for (const file of Object.keys(version.integrity)) {
      const copy = path.join(folder, name, entry.live, file)
      await mkdir(path.dirname(copy), { recursive: true })
      await writeFile(copy, Buffer.from(await (await fetchOk(shop + version.base + file)).arrayBuffer()))
    }
  }
  return registry
}

async function writeRegistry(folder: string, { remotes }: Registry) {
  await mkdir(path.join(folder, 'manifests'), { recursive: true })
  for (const [remote, entry] of Object.entries(remotes)) {
    const file = path.join(folder, manifestKey(remote))
    await writeFile(`${file}.new`, manifestText({ remote, entry }, undefined))
    await rename(`${file}.new`, file)
  }
}

/** Starts a separate edge on a copy of the shop's published versions. @param shop the open shop's origin */
export async function startEdge(shop: string, apiOrigin = shop, settings: NodeJS.ProcessEnv = {}) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'spice-edge-'))
  const folder = path.join(dataFolder, 'registry')
  const published = await copyRegistry(shop, folder)
  await writeRegistry(folder, published)
  const port = await freePort()
  const child = spawn(process.execPath, [edgeFile], {
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://localhost:${port}`

  async function waitUntilReady() {
    const deadline = Date.now() + READY_WITHIN_MS
    while (Date.now() < deadline && child.exitCode === null) {
      if (
        await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The edge did not become ready.')
  }
  await waitUntilReady()
  let altered = 0

  return {
    origin,

    /** Makes an altered version live. @param alter returns its new server build; undefined removes it */
    async publish(name: string, alter: (code: string) => string | undefined) {
      const registry = structuredClone(published)
      const entry = registry.remotes[name]
      const version = entry?.versions[entry.live]
      if (!entry || !version?.server) throw new Error(`${name} has no build for servers.`)
      altered += 1
      const live = `${entry.live}-altered-${altered}`
      await cp(path.join(folder, name, entry.live), path.join(folder, name, live), { recursive: true })
      const { server, ...rest } = version
      const file = path.join(folder, name, live, server)
      const code = alter(await readFile(file, 'utf8'))
      const integrity = { ...rest.integrity }
      if (code === undefined) await rm(file)
      else {
        await writeFile(file, code)
        integrity[server] = `sha384-${createHash('sha384').update(code).digest('base64')}`
      }
      const base = `/remotes/${name}/${live}/`
      entry.versions[live] = { ...rest, base, integrity, ...(code !== undefined && { server }) }
      entry.live = live
      await writeRegistry(folder, registry)
      return live
    },

    /** Makes the shop's own versions live again. */
    rollBack: () => writeRegistry(folder, published),

    /** Returns how many attempts to render a remote's pages had this outcome. */
    async renders(remote: string, outcome: string): Promise<number> {
      const text = await (await fetchOk(`${origin}/metrics`)).text()
      const line = `edge_page_renders_total{remote="${remote}",outcome="${outcome}"} `
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.slice(line.length) ?? 0,
      )
    },

    isRunning: () => child.exitCode === null && child.signalCode === null,

    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataFolder, { recursive: true })
    },
  }
}

export type Edge = Awaited<ReturnType<typeof startEdge>>
