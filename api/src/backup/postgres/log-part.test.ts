import { buildChain, logPartName, parseLogPart } from './log-part'
import { nextSegment, toSegmentName } from './segment'

const FIRST = '0000000100000000000000FE'
const SECOND = nextSegment(FIRST)
const THIRD = nextSegment(SECOND)

function part(segment: string, isPartial = false, at = new Date('2026-11-25T09:30:00.123Z')) {
  const name = logPartName({ segment, isPartial, at, sha256: 'ab'.repeat(32) })
  const found = parseLogPart(`backups/one/${name}`)
  if (!found) throw new Error(name)
  return found
}

const names = (chain: ReturnType<typeof buildChain>) => chain.parts.map(({ segment }) => segment)

test('a name contains the segment, the time and the hash', () => {
  expect(part(FIRST, true)).toMatchObject({
    segment: FIRST,
    isPartial: true,
    at: new Date('2026-11-25T09:30:00.123Z'),
    sha256: 'ab'.repeat(16),
  })
  expect(parseLogPart('backups/one/manifest.json')).toBeUndefined()
})

test("segments are numbered like PostgreSQL's", () => {
  expect(toSegmentName('0/2000028', 1)).toBe('000000010000000000000002')
  expect(toSegmentName('1A/FE000000', 2)).toBe('000000020000001A000000FE')
  expect([SECOND, THIRD]).toEqual(['0000000100000000000000FF', '000000010000000100000000'])
})

test('a log is complete up to its partial segment', () => {
  const chain = buildChain(FIRST, [part(THIRD, true), part(FIRST), part(SECOND), part(FIRST, true)])
  expect(names(chain)).toEqual([FIRST, SECOND, THIRD])
  expect(chain.parts[0]?.isPartial).toBe(false)
  expect(chain.missing).toBeUndefined()
})

test('the newest copy of a partial segment is used', () => {
  const newer = part(FIRST, true, new Date('2026-11-25T09:31:00Z'))
  expect(buildChain(FIRST, [newer, part(FIRST, true)]).parts).toEqual([newer])
})

test('a segment that is missing or was never completed is named if later ones exist', () => {
  expect(buildChain(FIRST, [part(FIRST), part(THIRD)])).toMatchObject({ missing: SECOND })
  expect(buildChain(FIRST, [part(FIRST), part(SECOND, true), part(THIRD)])).toMatchObject({ missing: SECOND })
  expect(buildChain(FIRST, [part(SECOND)])).toEqual({ parts: [], missing: FIRST })
})
