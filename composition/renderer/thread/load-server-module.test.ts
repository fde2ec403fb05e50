import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as React from 'react'
import type { LiveRemote } from 'shared-contracts/remote'
import { sharedByRemote } from '../../build/webpack/shared-packages'
import { loadServerModule } from './load-server-module'
import { providedPackages } from './provided-packages'

const code = `exports.default = { name: 'mf-tea', react: require('react') }`
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

function remote(served: string): LiveRemote {
  return {
    name: 'mf-tea',
    version: '1',
    contract: '1.0.0',
    prefixes: ['/tea'],
    base: '/remotes/mf-tea/1/',
    entry: 'entry.js',
    scripts: [],
    styles: [],
    server: 'server/server.cjs',
    integrity: { 'server/server.cjs': hash(served) },
  }
}

let files: Server
let origin: string
let served: string
beforeEach(async () => {
  files = createServer(({ url }, response) => {
    response.statusCode = url === '/remotes/mf-tea/1/server/server.cjs' ? 200 : 404
    response.end(served)
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
})
afterEach(() => {
  files.closeAllConnections()
  files.close()
})

test('a remote runs on the server with the shell’s one copy of React', async () => {
  served = code
  expect(await loadServerModule(remote(code), origin)).toMatchObject({ name: 'mf-tea', react: React })
})

test('a file that differs from what was published is not run', async () => {
  served = `${code}; globalThis.stolen = true`
  await expect(loadServerModule(remote(code), origin)).rejects.toThrow(
    '/remotes/mf-tea/1/server/server.cjs differs from the published file.',
  )
  expect(globalThis).not.toHaveProperty('stolen')
})

test.each([
  ['a version without a build for servers', '', { server: undefined }, 'mf-tea 1 has no build for servers.'],
  ['a file that is gone', '', { base: '/elsewhere/' }, '/elsewhere/server/server.cjs responded with 404.'],
  ['a package the shell lacks', `require('jquery')`, {}, 'The shell does not provide jquery.'],
  ['a build that throws', `throw new Error('broken')`, {}, 'broken'],
  ['a build of nothing', '', {}, 'mf-tea 1 does not export a module.'],
])('%s is reported', async (_, text, change, message) => {
  served = text
  await expect(loadServerModule({ ...remote(text), ...change }, origin)).rejects.toThrow(message)
})

test('the server provides what the browser’s shell provides', () => {
  const inBrowser = Object.keys(sharedByRemote())
  expect(Object.keys(providedPackages).sort()).toEqual(inBrowser.sort())
})
