import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../tooling/start/free-port'
import { localShop } from './shop-process'

const ROOT = path.resolve(__dirname, '../../..')
const SHOP = `
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
createServer((_, reply) => reply.end()).listen(process.env.FREE_PORT)
writeFileSync('open-shop.json', JSON.stringify({ origin: 'http://localhost:' + process.env.FREE_PORT }))
process.on('SIGTERM', () => process.exit())
`

let root: string
const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), content)
}

/** Creates a repository whose start prepares nothing and hands over to its shop, as tooling/start/main.ts does. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dev-'))
  await write('package.json', '{"type":"module"}')
  await write('package-lock.json', '{"packages":{}}')
  await write('node_modules/.package-lock.json', '{}')
  await symlink(path.join(ROOT, 'node_modules/tsx'), path.join(root, 'node_modules/tsx'))
  await write('shop.mjs', SHOP)
  const next = JSON.stringify({ next: path.join(root, 'shop.mjs'), env: {} })
  await write('tooling/start/main.ts', `process.send?.(${next}); process.disconnect()`)
  await cp(path.join(ROOT, 'tooling/bootstrap.mjs'), path.join(root, 'tooling/bootstrap.mjs'))
})
afterEach(() => rm(root, { recursive: true }))

test.each([true, false])(
  'a shop is started if none is open, and closed again (PORT is set: %s)',
  async (isPortSet) => {
    const port = String(await freePort())
    const { PORT: _, ...usual } = process.env
    const env = { ...usual, DATA_DIR: root, ...(isPortSet && { PORT: port }), FREE_PORT: port }
    const shop = await localShop(root, env, 'http://localhost:3001')
    expect((await fetch(`${shop.origin}/readyz`)).ok).toBe(true)
    await shop.close()
    await expect(fetch(shop.origin)).rejects.toThrow()
  },
)
