import { writeFileSync } from 'node:fs'
import { parseCommand } from '../../command-line/parsed-command'
import { coverageDocument, coverageProblems } from './coverage'
import { coverageFile, specification, taggedTests } from './repository'

parseCommand({
  command: 'npm run coverage:spec',
  purpose: 'Writes docs/specification-coverage.md, the list of points of the specification and their tests.',
  options: {},
})

const sections = specification()
const tests = taggedTests()
const problems = coverageProblems(sections, tests)

writeFileSync(coverageFile, coverageDocument(sections, tests))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
