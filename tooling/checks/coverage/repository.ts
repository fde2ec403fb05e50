import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTaggedTests } from './read-tagged-tests'
import { readSpecification } from './specification'

const root = path.resolve(import.meta.dirname, '../../..')

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

export const coverageFile = path.join(root, 'docs/specification-coverage.md')

export const specification = () => readSpecification(read('docs/specification.md'))

/** Returns the repository's matching files, even untracked ones. @param endings patterns such as `*.test.ts` */
export function filesEnding(...endings: string[]) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...endings], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)))
    .map((file) => ({ file, text: read(file) }))
}

export const taggedTests = () =>
  filesEnding('*.test.ts', '*.test.tsx', '*.spec.ts').flatMap(({ file, text }) => readTaggedTests(file, text))
