import path from 'node:path'
import ts from 'typescript'
import { parseCommand } from '../../command-line/parsed-command'
import { unsafeTexts } from './unsafe-texts'

const { positionals: folders } = parseCommand({
  command: 'npm run lint:texts',
  parameters: '[folder …]',
  purpose:
    'Lists texts that break when a browser translates the page, in all pages or those of some packages; `npm run lint` runs it too.',
  options: {},
})

const root = path.resolve(import.meta.dirname, '../../..')
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const packages = folders.length > 0 ? folders.join('|') : 'shell|mf-[^/]+|design-system'
const source = new RegExp(`/(${packages})/src/.*\\.tsx$`)
const isComponent = (name: string) => source.test(name) && !/\.test\.tsx$|\/testing\//.test(name)

const program = ts.createProgram(fileNames.filter(isComponent), options)
const checker = program.getTypeChecker()
const found = program
  .getSourceFiles()
  .filter(({ fileName }) => isComponent(fileName))
  .flatMap((file) =>
    unsafeTexts(file, checker).map(
      ({ line, source, problem }) => `${path.relative(root, file.fileName)}:${line} ${source} ${problem}`,
    ),
  )

for (const each of found) console.error(each)
if (found.length > 0)
  console.error(
    '\nWhen a browser translates the page it replaces these texts, and React then throws or shows the old value.\nWrap each in an element, or make it part of one template literal that is the only child.',
  )
process.exitCode = found.length > 0 ? 1 : 0
