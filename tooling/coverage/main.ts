import { writeFileSync } from 'node:fs'
import { coverageDocument, coverageProblems } from './coverage'
import { coverageFile, specification, taggedTests } from './repository'

const sections = specification()
const tests = taggedTests()
const problems = coverageProblems(sections, tests)

writeFileSync(coverageFile, coverageDocument(sections, tests))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
