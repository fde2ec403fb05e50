import type { Browser } from '../../../harness/over-http/browser'

/** Enough that each of two edges is asked. */
const TRIES = 6

/** @returns the addresses of the shell's files that a page names */
export async function filesOfPage(browser: Browser, page: string): Promise<string[]> {
  const html = await (await browser.send('GET', page)).text()
  return [...new Set(html.match(/\/shell\/[^"'\s]+\.(?:js|css)/g))]
}

/** @returns the files that could not be had each time */
export async function missingFiles(browser: Browser, files: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const file of files) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await browser.send('GET', file)
      await answer.arrayBuffer()
      if (answer.status !== 200) missing.push(`${file}: ${answer.status}`)
    }
  }
  return missing
}
