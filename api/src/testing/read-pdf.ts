import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A page as PDF readers see it; width and height in points. */
export interface ReadPage {
  text: string
  width: number
  height: number
}

export async function readPages(file: Buffer): Promise<ReadPage[]> {
  await loadReader()
  const document = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(document)
  const readPage = async (pageText: string, index: number) => {
    const [, , width = 0, height = 0] = (await document.getPage(index + 1)).view
    return { text: pageText, width, height }
  }
  return Promise.all(text.map(readPage))
}

/** Loads PDF.js, silencing its log line that says it is meant for browsers. */
async function loadReader(): Promise<void> {
  const log = jest.spyOn(console, 'log').mockImplementation()
  await getResolvedPDFJS()
  log.mockRestore()
}

/** Returns the text of each page of a file. */
export async function readPdf(file: Buffer): Promise<string[]> {
  return (await readPages(file)).map(({ text }) => text)
}
