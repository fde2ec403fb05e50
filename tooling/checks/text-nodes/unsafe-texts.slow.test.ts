import path from 'node:path'
import ts from 'typescript'
import { unsafeTexts } from './unsafe-texts'

const root = path.resolve(__dirname, '../../..')
const name = path.join(root, 'design-system/src/example.tsx')

const samples: [source: string, found: string[]][] = [
  // Unsafe: text beside an element that comes and goes, or text that changes.
  ['<button>{isBusy && <i />}{children}</button>', ['{children}']],
  ['<button>{isBusy && <i />}PAY</button>', ['PAY']],
  ["<button>{isBusy ? <i /> : null}{t('PAY')}</button>", ["{t('PAY')}"]],
  ['<p>Rs {count}</p>', ['{count}']],
  ['<p>{label}: {count}</p>', ['{label}', '{count}']],
  ["<p>{isBusy ? 'a' : 'b'}<i /></p>", ["{isBusy ? 'a' : 'b'}"]],
  ["<p>{isBusy && 'a'}<i /></p>", ["{isBusy && 'a'}"]],
  ['<>{label}</>', ['{label}']],
  ['<p>{isBusy ? <i /> : label}<b /></p>', ['{isBusy ? <i /> : label}']],
  ["<p>{isBusy ? <i /> : 'PAY'}<b /></p>", ["{isBusy ? <i /> : 'PAY'}"]],
  [
    '<p>{isBusy ? (count > 1 ? label : <i />) : null}<b /></p>',
    ['{isBusy ? (count > 1 ? label : <i />) : null}'],
  ],
  ['<p>{list.map((x) => x.text)}<b /></p>', ['{list.map((x) => x.text)}']],
  // Safe: React sets an only child on its element, and never touches text that does not change.
  ['<p>{label}</p>', []],
  ['<p>{isBusy ? <i /> : <b />}<b /></p>', []],
  ['<p>{list.map((x) => <i key={x.text} />)}<b /></p>', []],
  ['<p>{isBusy ? <i /> : label}</p>', []],
  ["<p>{isBusy ? 'a' : 'b'}</p>", []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  ['<p>{`Rs ${count}`}</p>', []],
  ['<button>{isBusy && <i />}<span>{children}</span></button>', []],
  ["<p><i />{t('PAY')}</p>", []],
  ['<p>PAY {isBusy && <i />}</p>', []],
  ["<p>{isBusy && <i />}{' '}<span>{label}</span></p>", []],
  ["<p>{label !== '' && label && <i />}<b /></p>", []],
]

let program: ts.Program | undefined

/** Checks a component that returns this JSX, using the repository's types. */
function checked(result: string): string[] {
  const source = `
    import type { ReactNode } from 'react'
    interface Props { isBusy: boolean; label: string; count: number; children: ReactNode; list: { text: string }[]; t: (text: string) => string }
    export function Example({ isBusy, label, count, children, list, t }: Props) { return ${result} }`
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true) : read(file, ...rest)
  // Reuses the program: React's types are parsed once.
  program = ts.createProgram([name], options, host, program)
  const file = program.getSourceFile(name)
  return file ? unsafeTexts(file, program.getTypeChecker()).map((each) => each.source) : ['not read']
}

test.each(samples)('page translation of %s would break %j', (result, found) => {
  expect(checked(result)).toEqual(found)
})

test('a component that returns a text is reported, whichever branch returns it', () => {
  expect(checked('isBusy ? label : <i />')).toEqual(['label'])
})
