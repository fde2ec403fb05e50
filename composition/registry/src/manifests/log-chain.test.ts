import { checkChain } from './log-chain'
import { buildNextEntry, type LogEntry } from './log-entry'

const entries: LogEntry[] = []
for (const version of ['1', '2', '3', '4', '5'])
  entries.push(buildNextEntry(entries.at(-1), { who: 'asha', what: 'publish', remote: 'mf-tea', version }))
const head = entries.at(-1)
const texts = entries.map((entry) => JSON.stringify(entry))
const [first = '', second = '', third = '', fourth = '', fifth = ''] = texts
const findProblem = (stored: string[], last = head) => checkChain('mf-tea', stored, last).problem

const changed = (text: string) => text.replace('asha', 'ravi')
const asNumber = (text: string, number: number) => text.replace(/"number":\d/, `"number":${number}`)
/** An entry forged by somebody who knows the format of the log, inserted after an existing entry. */
const forged = (after: LogEntry | undefined) =>
  JSON.stringify(buildNextEntry(after, { who: 'ravi', what: 'publish', remote: 'mf-tea', version: '6' }))

test('an untouched log is intact, however its entries are formatted', () => {
  expect(checkChain('mf-tea', texts, head)).toEqual({ log: 'mf-tea', count: 5 })
  const spaced = texts.map((text) => JSON.stringify(JSON.parse(text), null, 2))
  expect(findProblem(spaced)).toBeUndefined()
})

test('a log that has never been written is intact', () => {
  expect(checkChain('mf-tea', [], undefined)).toEqual({ log: 'mf-tea', count: 0 })
})

test('the last change may be only in the manifest, if its publisher was killed', () => {
  expect(checkChain('mf-tea', texts.slice(0, 4), head)).toEqual({ log: 'mf-tea', count: 5 })
})

test.each([
  ['the first entry changed', [changed(first), second, third, fourth, fifth], 'entry 1 was changed'],
  ['an entry changed', [first, second, changed(third), fourth, fifth], 'entry 3 was changed'],
  ['the last entry changed', [first, second, third, fourth, changed(fifth)], 'entry 5 was changed'],
  [
    'an entry replaced by a forged one',
    [first, forged(entries[0]), third, fourth, fifth],
    'entry 2 was changed',
  ],
  ['an entry spoilt', [first, '{"at":"2026', third, fourth, fifth], 'entry 2 was changed: it cannot be read'],
  ['the first entry removed', [second, third, fourth, fifth], 'entry 1 was removed'],
  ['an entry removed', [first, second, fourth, fifth], 'entry 3 was removed'],
  [
    'an entry removed and the others renumbered',
    [first, second, asNumber(fourth, 3), asNumber(fifth, 4)],
    'entry 3 was changed',
  ],
  [
    'an entry inserted',
    [
      first,
      second,
      '{"number":3,"previous":"x","at":"1","who":"r","what":"w","remote":"mf-tea"}',
      third,
      fourth,
      fifth,
    ],
    'entry 3 was inserted',
  ],
  ['two entries in each other’s place', [first, third, second, fourth, fifth], 'entry 2 was inserted'],
])('the first wrong entry is named: %s', (_, stored, sentence) => {
  expect(findProblem(stored)).toContain(sentence)
})

test('entries removed from the end are noticed, because the manifest names the last one', () => {
  expect(findProblem(texts.slice(0, 3))).toBe('entries 4 to 5 were removed from its end')
  expect(findProblem([])).toBe('entries 1 to 5 were removed from its end')
})

test('an entry added at the end, or a manifest restored to an earlier state, is noticed', () => {
  expect(findProblem([...texts, forged(head)])).toContain("entry 6 is not covered by the remote's manifest")
  expect(findProblem(texts, entries[2])).toContain("entry 4 is not covered by the remote's manifest")
})
