import path from 'node:path'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findElements, testingLibrary } from '../finding/find-elements'
import type { Step } from '../finding/step'

/** A command that hangs, as the driver's do now and then, fails the journey instead of holding it for ever. */
const LONGEST_MS = 30_000

/** @param scripts a folder of scripts that each new document runs before its own */
export async function openSession(
  driver: string,
  { width, height }: { width: number; height: number },
  scripts: string,
) {
  const capabilities = new Capabilities({
    browserName: 'shop-window',
    // The page waits itself: files that are held back would hold back the driver's answers.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: path.join(import.meta.dirname, 'window.py'),
      args: [String(width), String(height), scripts],
    },
  })
  return new Session(await new Builder().usingServer(driver).withCapabilities(capabilities).build())
}

/** What a page answered to a script, or what the script threw. */
type Outcome<Answer> = { answer: Answer } | { error: string }

/** A browser under the driver: scripts in its page, and the elements of it. */
export class Session {
  constructor(readonly driver: WebDriver) {}

  /**
   * @param work the source of a function that runs in the page; it may be asynchronous
   * @throws what it throws in the page, or that the driver did not answer
   */
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

  /**
   * Like `run`, on elements of the page.
   * @param work the source of a function of the elements and the argument
   */
  async runOn<Answer>(steps: Step[], work: string, argument?: unknown): Promise<Awaited<Answer>> {
    await this.bringTestingLibrary()
    return this.run<Answer>(`([steps, argument]) => (${work})((${findElements})(steps), argument)`, [
      steps,
      argument,
    ])
  }

  /** The elements as the driver itself knows them. */
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
        () => reject(new Error(`The driver gave no answer in ${LONGEST_MS} ms.`)),
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
