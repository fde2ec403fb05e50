import type { APIRequestContext, Page } from '@playwright/test'
import type { Front } from '../shop/front/front'
import type { PassedResponse } from '../shop/front/respond-instead'

/** A page that takes the server over 500 ms is left to the browser, so a busy machine is asked again. */
const MOST_ATTEMPTS = 50
const WAIT_MS = 200

/** Whether the document came with its page in it, and its scripts only named. */
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
  throw new Error(`The server did not render ${path} in ${MOST_ATTEMPTS} tries.`)
}

/** The document at a path, asked for until the server has rendered it. */
export async function renderedPage(request: APIRequestContext, path: string) {
  async function ask() {
    const answer = await request.get(path, { maxRedirects: 0 })
    return { answer, html: await answer.text() }
  }
  return untilAnswer(path, ask, ({ html }) => isRendered(html))
}

/**
 * From now on every document reaches browsers as the server renders it.
 * @param change what becomes of its HTML on the way
 */
export function insistOnRendered(front: Front, change = (html: string) => html) {
  front.answerDocuments(async (ask) => {
    const isRedirect = (own: PassedResponse) => own.headers?.location !== undefined
    const own = await untilAnswer('a document', ask, (own) => isRedirect(own) || isRendered(String(own.body)))
    return isRedirect(own) ? own : { ...own, body: change(String(own.body)) }
  })
}

/** A rendered page has been taken over by its scripts: it answers to the shopper. */
export async function isAlive(page: Page) {
  // The early script (shell/src/early) keeps the shopper's acts until then.
  await page.waitForFunction(() => 'earlyActs' in window && window.earlyActs === undefined)
}

/** Its dormant parts have been too: the shopper has acted. The footer, whose code comes then, is the last. */
export async function isWhollyAlive(page: Page) {
  await isAlive(page)
  // The act that changes nothing else, in any browser.
  await page.evaluate(() => void window.dispatchEvent(new Event('scroll')))
  await page.waitForFunction(() => {
    const toggle = document.querySelector('footer button')
    // React's own mark of an element that it has taken over.
    return toggle && Object.keys(toggle).some((key) => key.startsWith('__reactProps'))
  })
}

/** Its fonts have come too, and what rested below the first screen is awake. */
export async function isFinished(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-resting]') === null &&
      [...document.fonts].some(({ family }) => family.includes('Anek Latin')),
  )
}
