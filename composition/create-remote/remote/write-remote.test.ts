import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remoteNames } from './remote-names'
import { writeRemote } from './write-remote'

const ROOT = path.resolve(__dirname, '../../..')

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-remote-'))
  for (const file of ['.github', 'mf-content/package.json'])
    await cp(path.join(ROOT, file), path.join(root, file), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

test('a new remote is tested, verified, versioned and published under its own name, by its own workflow', async () => {
  const folder = await writeRemote(remoteNames('mf-gifts', undefined, {}), path.join(root, 'mf-content'))
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8')
  const workflow = await readFile(path.join(root, '.github/workflows/mf-gifts.yml'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({
    name: 'mf-gifts',
    version: '1.0.0',
    scripts: {
      test: expect.stringMatching(/ mf-gifts$/),
      verify: expect.stringMatching(/ mf-gifts$/),
    },
    shop: { title: 'Gifts', prefixes: ['/gifts'] },
  })
  expect(workflow).toContain('mf-gifts@*')
  expect(manifest + workflow).not.toContain('mf-content')
})
