import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { remoteNames } from '../remote/remote-names'
import { writeRemote } from '../remote/write-remote'
import { pageNames } from './page-names'
import { writePage } from './write-page'

const ROOT = path.resolve(__dirname, '../../..')
const remotes = ['mf-account', 'mf-cart-checkout', 'mf-catalog', 'mf-content']
const taken = { ...Object.fromEntries(remotes.map((name) => [name, ['/blogs']])), 'mf-gifts': ['/gifts'] }

let root: string
const written = async (file: string) => (await readFile(path.join(root, file), 'utf8')).replace(/\s+/g, ' ')
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-page-'))
  const sources = remotes.flatMap((name) => [`${name}/package.json`, `${name}/src`])
  const lists = [
    'shared-contracts/src/routing/paths.ts',
    'e2e/harness/pages.ts',
    'tooling/checks/size/budgets.ts',
    '.github',
  ]
  for (const file of [...sources, ...lists])
    await cp(path.join(ROOT, file), path.join(root, file), { recursive: true })
  await writeRemote(remoteNames('mf-gifts', undefined, {}), path.join(root, 'mf-content'))
})
afterEach(() => rm(root, { recursive: true }))

test.each([...remotes, 'mf-gifts'])(
  'a page of %s is added to every file that must list it',
  async (remote) => {
    const files = await writePage(pageNames(remote, '/gift-guide', taken), root)
    expect(files).toContain(`${remote}/src/pages/gift-guide-page.test.tsx`)
    expect(await written(`${remote}/src/pages/gift-guide-page.tsx`)).toContain(
      'export { GiftGuidePage as Component }',
    )
    expect(await written('shared-contracts/src/routing/paths.ts')).toContain(
      "giftGuide: '/gift-guide', } as const",
    )
    expect(await written('e2e/harness/pages.ts')).toMatch(/publicPages = \[[^\]]*'\/gift-guide', \]/)
    expect(await written('tooling/checks/size/budgets.ts')).toContain(`'${remote}': `)
    expect(await written(`${remote}/package.json`)).toMatch(/"prefixes": \[[^\]]*"\/gift-guide" \]/)
    expect(await written(`${remote}/src/heads.ts`)).toMatch(
      /const heads = \{ giftGuide: \(\) => \(\{ title: 'Gift Guide', description:/,
    )
    const routes = await written(`${remote}/src/routes.tsx`)
    expect(routes).toMatch(
      /routes: readonly RemoteRoute\[\] = \[\{ path: paths\.giftGuide, chunk: 'gift-guide'/,
    )
    expect(routes).toContain('head: heads.giftGuide, isEnglish: true,')
    const server = await written(`${remote}/src/server.ts`)
    expect(server).toMatch(/metadata: \{ \[paths\.giftGuide\]: \(\) => \(\{ type: 'website', trail:/)
    expect(server).toMatch(/addresses: async \((dispatch)?\) => \[\{ path: paths\.giftGuide \},/)
    for (const text of [routes, server])
      for (const imported of [
        "import { paths } from 'shared-contracts/routing/paths'",
        "import { heads } from './heads'",
      ])
        expect(text.split(imported)).toHaveLength(2)
  },
)

test('an existing page is not overwritten, and nothing is changed', async () => {
  const names = pageNames('mf-content', '/press', taken)
  await writePage(names, root)
  const before = await written('shared-contracts/src/routing/paths.ts')
  await expect(writePage(names, root)).rejects.toThrow('EEXIST')
  expect(await written('shared-contracts/src/routing/paths.ts')).toBe(before)
})

test.each([
  ['mf-content', 'press', "'press' is not a valid path: use one segment, such as /gifts."],
  ['mf-content', '/gifts', '/gifts belongs to mf-gifts. Choose another path.'],
  ['mf-content', '/api', '/api belongs to the edge. Choose another path.'],
])('%s %s is refused with one sentence', (remote, address, sentence) => {
  expect(() => pageNames(remote, address, taken)).toThrow(sentence)
})

test('a page whose test exists already leaves no file behind', async () => {
  const names = pageNames('mf-content', '/press', taken)
  const pages = path.join(root, 'mf-content/src/pages')
  await writePage(names, root)
  await rm(path.join(pages, 'press-page.tsx'))
  const before = await readdir(pages)
  await expect(writePage(names, root)).rejects.toThrow('EEXIST')
  expect(await readdir(pages)).toEqual(before)
})
