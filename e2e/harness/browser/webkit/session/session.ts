import path from 'node:path'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findElements, testingLibrary } from '../finding/find-elements'
import type { Step } from '../finding/step'

/** The driver's commands occasionally hang. The journey then fails instead of blocking forever. */
const LONGEST_MS = 30_000

/** @param scripts the folder of scripts that each new document runs before its own */
export async function openSession(
  driver: string,
  { width, height }: { width: number; height: number },
  scripts: string,
) {
  const capabilities = new Capabilities({
    browserName: 'shop-window',
    // The page object waits itself, because files that are held back would block the driver's responses.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: path.join(import.meta.dirname, 'window.py'),
      args: [String(width), String(height), scripts],
    },
  })
  return new Session(await new Builder().usingServer(driver).withCapabilities(capabilities).build())
}

/** A script's result in the page, or the error it threw. */
type Outcome<Answer> = { answer: Answer } | { error: string }

/** A browser session of the driver: runs scripts in the page and finds its elements. */
export class Session {
  constructor(readonly driver: WebDriver) {}

  /** @param work the source of a function, which may be async @throws Error if it fails or takes too long */
  async run<Answer>(work: string, argument?: unknown): Promise<Awaited<Answer>> {
    const outcome = await this.inTime(
      this.driver.executeAsyncScript<Outcome<Awaited<Answer>>>(
        `const [argument, done] = arguments
        const fail = (error) => done({ error: String(error) })
        try {
          Promise.resolve((${work})(argument)).then((answer) => done({ answer }), fail)
        } catch (error) {
          fail(error)
        }`,
        argument,
      ),
    )
    if ('error' in outcome) throw new Error(outcome.error)
    return outcome.answer
  }

  /** Like `run`, on elements. @param work the source of a function that takes the elements and the argument */
  async runOn<Answer>(steps: Step[], work: string, argument?: unknown): Promise<Awaited<Answer>> {
    await this.bringTestingLibrary()
    return this.run<Answer>(`([steps, argument]) => (${work})((${findElements})(steps), argument)`, [
      steps,
      argument,
    ])
  }

  /** Returns the driver's own handles of the elements. */
  async find(steps: Step[]): Promise<WebElement[]> {
    await this.bringTestingLibrary()
    return this.inTime(
      this.driver.executeScript<WebElement[]>(`return (${findElements})(arguments[0])`, steps),
    )
  }

  async inTime<Answer>(command: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`The driver did not respond in ${LONGEST_MS} ms.`)),
        LONGEST_MS,
      )
    })
    try {
      return await Promise.race([command, tooLate])
    } finally {
      clearTimeout(timer)
    }
  }

  private async bringTestingLibrary() {
    const isThere = this.driver.executeScript<boolean>("return 'TestingLibraryDom' in window")
    if (!(await this.inTime(isThere))) await this.inTime(this.driver.executeScript(testingLibrary))
  }
}
