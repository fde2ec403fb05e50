import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const longScript = `console.log('${'spice '.repeat(200)}')\n`

/** Creates a temporary repository for built remotes. */
export async function builtShop() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'shop-'))
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), content)
  }
  const writeJson = (file: string, value: unknown) => write(file, JSON.stringify(value))

  /** Writes a remote's build as webpack does. */
  async function build(
    name: string,
    {
      prefixes = [`/${name}`],
      script = longScript,
      pages = { home: ['page.js'] } as Record<string, string[]>,
      pageParts = {},
    } = {},
  ) {
    await writeJson(`${name}/package.json`, { name, version: '1.2.0', shop: { prefixes } })
    await writeJson(`${name}/dist/container.json`, {
      entry: 'remote-entry.js',
      module: { scripts: ['page.js'], styles: ['page.css'] },
      shared: { react: '^19.0.0' },
      pages,
      pageParts,
    })
    await write(`${name}/dist/remote-entry.js`, 'entry')
    await write(`${name}/dist/page.js`, script)
    await write(`${name}/dist/page.css`, '.a{}')
    await write(`${name}/dist/fonts/latin.woff2`, 'font')
    await write(`${name}/dist/page.js.map`, 'source')
    return path.join(root, name)
  }

  await writeJson('shared-contracts/package.json', { name: 'shared-contracts', version: '1.4.0' })
  return { root, write, build, remove: () => rm(root, { recursive: true }) }
}
