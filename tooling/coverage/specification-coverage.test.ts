import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasTest, readCoverage } from './specification-coverage'

const root = path.resolve(__dirname, '../..')
const rows = readCoverage(readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8'))

describe('The table of what the specification asks for', () => {
  it('names a test for every row, and each stands in the file named', () => {
    const missing = rows.flatMap(({ requirement, proofs }) =>
      proofs
        .filter(({ file, test }) => {
          const where = path.join(root, file)
          return !existsSync(where) || !hasTest(readFileSync(where, 'utf8'), test)
        })
        .map(({ file, test }) => `${requirement} → ${file}: ${test}`),
    )
    expect(missing).toEqual([])
  })

  it('has no row twice', () => {
    const requirements = rows.map(({ requirement }) => requirement)
    expect(requirements.filter((text, at) => requirements.indexOf(text) !== at)).toEqual([])
  })

  it('is refused when a row names no test', () => {
    expect(() => readCoverage('| Newsletter, empty | |')).toThrow("'Newsletter, empty' names no test")
  })

  it('does not take a name inside other words for a test', () => {
    expect(hasTest("it('a cart survives a reload', () => {})", 'a cart')).toBe(false)
    expect(hasTest("it('a cart survives a reload', () => {})", 'a cart survives a reload')).toBe(true)
    expect(hasTest("const name = 'a cart'", 'a cart')).toBe(false)
  })
})
