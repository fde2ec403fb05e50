import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const listed = (pattern: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

// Projects that benchmarks install are not ours to license.
const manifests = listed('*package.json').filter((file) => !file.includes('/peers/'))

test.each(manifests)('%s names the license of the code', (file) => {
  expect(JSON.parse(read(file))).toMatchObject({ license: 'MIT' })
  expect(read('LICENSE')).toMatch(/^MIT License/)
})

test.each(listed('*.woff2'))('the font %s has its licence beside it', (file) => {
  const [family] = path.basename(file, '.woff2').split('-')
  expect(read(path.join(path.dirname(file), `${family}-OFL.txt`))).toContain(
    'SIL OPEN FONT LICENSE Version 1.1',
  )
})

test('the table of pincodes has its licence and source beside it', () => {
  const text = read('api/src/modules/customers/addresses/pincodes/pincode-table-LICENSE.txt')
  expect(text).toContain('Government Open Data License - India')
  expect(text).toContain('Department of Posts')
})
