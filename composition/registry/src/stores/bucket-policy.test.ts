import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allows } from '../testing/allows'
import { bucketPolicy, type Holder } from './bucket-policy'

const PLACE = { bucket: 'shop', prefix: 'registry/' }

function may(holder: Holder, action: string, key: string, isNew = true): boolean {
  const conditions: Record<string, string> = isNew ? { 's3:if-none-match': '*' } : {}
  return allows(bucketPolicy(holder, PLACE), { action, resource: `arn:aws:s3:::shop/${key}`, conditions })
}
const tea = { team: 'mf-tea' }

test('a team writes its files, its log and its manifest, and nothing else', () => {
  for (const key of ['mf-tea/1/page.js', 'log/mf-tea/000001.json', 'manifests/mf-tea.json'])
    expect([key, may(tea, 's3:PutObject', `registry/${key}`)]).toEqual([key, true])
  for (const key of [
    'mf-tea-cups/1/page.js',
    'mf-cups/1/page.js',
    'log/mf-cups/000001.json',
    'manifests/mf-cups.json',
    'manifests/mf-tea.json.bak',
    'root.json',
    'demotions.json',
    'shell/1/server.cjs',
  ])
    expect([key, may(tea, 's3:PutObject', `registry/${key}`)]).toEqual([key, false])
  expect(may(tea, 's3:PutObject', 'elsewhere/mf-tea/1/page.js')).toBe(false)
})

test('a team never overwrites a file or a log entry, and deletes only files', () => {
  expect(may(tea, 's3:PutObject', 'registry/mf-tea/1/page.js', false)).toBe(false)
  expect(may(tea, 's3:PutObject', 'registry/log/mf-tea/000001.json', false)).toBe(false)
  expect(may(tea, 's3:PutObject', 'registry/manifests/mf-tea.json', false)).toBe(true)
  expect(may(tea, 's3:DeleteObject', 'registry/mf-tea/1/page.js')).toBe(true)
  expect(may(tea, 's3:DeleteObject', 'registry/log/mf-tea/000001.json')).toBe(false)
  expect(may(tea, 's3:DeleteObject', 'registry/manifests/mf-tea.json')).toBe(false)
})

test.each([
  ['verify', []],
  ['edge', ['demotions.json']],
  ['owner', ['root.json']],
] as const)('the key for %s writes %j', (holder, written) => {
  const all = [
    'demotions.json',
    'root.json',
    'manifests/mf-tea.json',
    'mf-tea/1/page.js',
    'log/mf-tea/000001.json',
  ]
  expect(all.filter((key) => may(holder, 's3:PutObject', `registry/${key}`))).toEqual(written)
  expect(may(holder, 's3:GetObject', 'registry/manifests/mf-tea.json')).toBe(true)
  expect(may(holder, 's3:GetObject', 'customers/all.csv')).toBe(false)
  expect(may(holder, 's3:DeleteObject', 'registry/mf-tea/1/page.js')).toBe(false)
})

test('the policies in docs/keys.md match these', () => {
  const text = readFileSync(path.resolve(__dirname, '../../../../docs/keys.md'), 'utf8')
  const blocks = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json))
  const statementsOf = (holder: Holder) => bucketPolicy(holder, PLACE).Statement
  expect(blocks).toEqual([
    bucketPolicy('verify', PLACE),
    statementsOf({ team: 'mf-catalog' }).slice(2),
    statementsOf('edge').slice(2),
    statementsOf('owner').slice(2),
  ])
})
