/** A row of docs/specification-coverage.md: something the specification asks for, and the tests that prove it. */
export interface CoverageRow {
  /** The specification's words. */
  requirement: string
  proofs: { file: string; test: string }[]
}

const proof = /`([^`]+\.(?:test|spec)\.tsx?)`: (.+)/

/** Whether a line is what parts a table's head from its rows. */
const isRule = (line = '') => /^\|[\s:-]+\|[\s:-]+\|$/.test(line)

/**
 * The rows of every table in the document.
 * A row is `| requirement | proofs |`; a proof is a file in backticks, a colon and the test's name, and proofs are
 * parted by `<br>`.
 * @param markdown the document
 * @throws Error when a row has a proof that can't be read, or none
 */
export function readCoverage(markdown: string): CoverageRow[] {
  const lines = markdown.split('\n')
  return lines
    .filter((line, at) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) => line.replaceAll('\\|', '\u0000').split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.replaceAll('\u0000', '|').trim()))
    .map(([requirement = '', proofs = '']) => ({
      requirement,
      proofs: proofs.split('<br>').map((text) => {
        const [, file, test] = proof.exec(text.trim()) ?? []
        if (!file || !test)
          throw new Error(`'${requirement}' names no test that can be read: '${text.trim()}'`)
        return { file, test }
      }),
    }))
}

/** Whether a test of that very name stands in the source of a test file. */
export function hasTest(source: string, name: string): boolean {
  const quoted = [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``]
  return quoted.some((literal) => {
    const at = source.indexOf(literal)
    return at > 0 && /\(\s*$/.test(source.slice(Math.max(0, at - 40), at))
  })
}
