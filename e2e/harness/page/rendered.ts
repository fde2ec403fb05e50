import type { APIRequestContext, Page } from '@playwright/test'
import type { Front } from '../shop/front/front'
import type { PassedResponse } from '../shop/front/respond-instead'

/** A page that takes the server over 500 ms is sent unrendered, so retry on a busy machine. */
const MOST_ATTEMPTS = 50
const WAIT_MS = 200

/** True if the server rendered the page. Only then does the document list its scripts in a meta element. */
export function isRendered(html: string): boolean {
  return html.includes('<meta name="scripts"')
}

async function untilAnswer<Answer>(
  path: string,
  ask: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const answer = await ask()
    if (isWanted(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error(`The server did not render ${path} in ${MOST_ATTEMPTS} attempts.`)
}

/** Requests a document until the server has rendered it. */
export async function renderedPage(request: APIRequestContext, path: string) {
  async function ask() {
    const answer = await request.get(path, { maxRedirects: 0 })
    return { answer, html: await answer.text() }
  }
  return untilAnswer(path, ask, ({ html }) => isRendered(html))
}

/** Makes browsers receive every document as rendered by the server. @param change alters its HTML on the way */
export function insistOnRendered(front: Front, change = (html: string) => html) {
  front.answerDocuments(async (ask) => {
    const isRedirect = (own: PassedResponse) => own.headers?.location !== undefined
    const own = await untilAnswer('a document', ask, (own) => isRedirect(own) || isRendered(String(own.body)))
    return isRedirect(own) ? own : { ...own, body: change(String(own.body)) }
  })
}

/** Waits until a rendered page is hydrated and responds to the shopper. */
export async function isAlive(page: Page) {
  // The early script (shell/src/early) records the shopper's input until then.
  await page.waitForFunction(() => 'earlyActs' in window && window.earlyActs === undefined)
}

/** Waits until changes are rendered and drawn: React handles a new width or an error before a frame ends. */
export async function isDrawn(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Sends an event that counts as the shopper's first input and has no other effect in any browser. */
async function act(page: Page) {
  await page.evaluate(() => void window.dispatchEvent(new Event('scroll')))
}

/** Waits until dormant parts are hydrated too, as after the shopper's first input. The footer comes last. */
export async function isWhollyAlive(page: Page) {
  await isAlive(page)
  await act(page)
  await page.waitForFunction(() => {
    const toggle = document.querySelector('footer button')
    // React marks elements that it has hydrated.
    return toggle && Object.keys(toggle).some((key) => key.startsWith('__reactProps'))
  })
}

/** Waits until the fonts have loaded and the parts below the first screen are rendered, as after the first input. */
export async function isFinished(page: Page) {
  await isAlive(page)
  await act(page)
  await page.waitForFunction(
    () =>
      document.querySelector('[data-resting]') === null &&
      [...document.fonts].some(({ family }) => family.includes('Anek Latin')),
  )
}
