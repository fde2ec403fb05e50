import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A process of its own: the reader is an ES module, which jest's CommonJS cannot import. */
const reader = `
import { extractText, getDocumentProxy } from 'unpdf'
const parts = []
for await (const part of process.stdin) parts.push(part)
const file = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)))
const { text } = await extractText(file)
const pages = []
for (const [index, said] of text.entries()) {
  const [, , width, height] = (await file.getPage(index + 1)).view
  pages.push({ text: said, width, height })
}
process.stdout.write(JSON.stringify(pages))
`

/** A page as a reader of the file sees it; width and height in points. */
export interface ReadPage {
  text: string
  width: number
  height: number
}

export async function readPages(file: Buffer): Promise<ReadPage[]> {
  const reading = run(process.execPath, ['--input-type=module', '--eval', reader], { cwd: __dirname })
  reading.child.stdin?.end(file)
  const { stdout } = await reading
  // The reader says on the first line that it is meant for browsers.
  return JSON.parse(stdout.slice(stdout.indexOf('[{'))) as ReadPage[]
}

/** The text of each page of a file. */
export async function readPdf(file: Buffer): Promise<string[]> {
  return (await readPages(file)).map(({ text }) => text)
}
