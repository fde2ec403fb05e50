import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
const documents = listed.split('\n').filter(Boolean)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const lines = (file: string) => read(file).trimEnd().split('\n')

/** Returns the anchors that GitHub derives from headings. */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(documents)('%s has no broken links', (file) => {
  const text = read(file).replace(/```[\s\S]*?```/g, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, attribute]) => link ?? attribute ?? '',
  )
  const dead = targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [name = '', anchor] = decodeURI(target).split('#')
      const found = name ? path.join(root, path.dirname(file), name) : path.join(root, file)
      return !existsSync(found) || (anchor && !listAnchors(readFileSync(found, 'utf8')).includes(anchor))
    })
  expect(dead).toEqual([])
})

const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))

test.each(decisions)('%s is short and has its last-true date', (file) => {
  expect(lines(file).length).toBeLessThanOrEqual(50)
  expect(read(file)).toMatch(/^Last true: 20\d\d-\d\d-\d\d$/m)
})

test('every decision is in the index once', () => {
  const links = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]*)\)/g)]
  expect(links.map(([, name]) => `docs/decisions/${name}`).sort()).toEqual([...decisions].sort())
})

test('the README fits on two screens', () => {
  expect(lines('README.md').length).toBeLessThanOrEqual(80)
})

test('the glossary has at most 30 terms, in order', () => {
  const words = lines('docs/glossary.md')
    .filter((line) => line.startsWith('| '))
    // Skip the table's head.
    .slice(2)
    .map((line) => line.split('|')[1]?.trim() ?? '')
  expect(words.length).toBeGreaterThan(10)
  expect(words.length).toBeLessThanOrEqual(30)
  expect(words).toEqual([...words].sort((one, other) => one.localeCompare(other)))
})
