import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IWebDriverOptionsCookie } from 'selenium-webdriver'
import { Keys } from './keys'
import { Mouse } from './mouse'
import type { Session } from './session/session'
import { until } from './until'
import { WebKitLocator } from './webkit-locator'
import { withoutTheRest } from './without-the-rest'

interface Size {
  width: number
  height: number
}

/** The loading state to wait for. WebKit doesn't report 'commit': it counts as 'domcontentloaded'. */
interface Wait {
  waitUntil?: 'load' | 'domcontentloaded' | 'commit'
}

/** A WebKitGTK page, with the Playwright page methods that the journeys use. */
export class WebKitPage {
  readonly keyboard: Keys
  readonly mouse: Mouse

  constructor(
    readonly session: Session,
    private readonly shop: string,
    private size: Size,
    private readonly scripts: string,
  ) {
    this.keyboard = new Keys(session)
    this.mouse = new Mouse(session)
  }

  /** @param work a function, or the source of a script, that each new document runs before its own */
  async addInitScript<Argument>(work: ((argument: Argument) => unknown) | string, argument?: Argument) {
    const source = typeof work === 'string' ? work : `(${work})(${JSON.stringify(argument)})`
    const place = (await readdir(this.scripts)).length
    await writeFile(path.join(this.scripts, `${place}.js`), source)
  }

  async goto(address: string, wait?: Wait) {
    await this.leave(() => this.session.driver.get(new URL(address, this.shop).href), wait)
  }

  async reload(wait?: Wait) {
    await this.leave(() => this.session.driver.navigate().refresh(), wait)
  }

  async goBack() {
    await this.evaluate(() => history.back())
  }

  async goForward() {
    await this.evaluate(() => history.forward())
  }

  title() {
    return this.evaluate(() => document.title)
  }

  /** Does nothing: each window has its own display. */
  async bringToFront() {}

  viewportSize() {
    return this.size
  }

  async setViewportSize(size: Size) {
    await this.session.inTime(this.session.driver.manage().window().setRect(size))
    await until(`the window is ${size.width} pixels wide`, async () => {
      const isSo = await this.evaluate(
        ({ width, height }) => innerWidth === width && innerHeight === height,
        size,
      )
      return isSo || undefined
    })
    this.size = size
  }

  /** @param work a function, or the source of a script */
  evaluate<Answer, Argument>(work: ((argument: Argument) => Answer) | string, argument?: Argument) {
    if (typeof work === 'string') return this.session.inTime(this.session.driver.executeScript<Answer>(work))
    return this.session.run<Answer>(String(work), argument)
  }

  async waitForFunction(condition: () => unknown) {
    await until(String(condition), async () => (await this.evaluate(condition)) || undefined)
  }

  async waitForTimeout(milliseconds: number) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  }

  context() {
    const { driver } = this.session
    return withoutTheRest({
      clearCookies: () => this.session.inTime(driver.manage().deleteAllCookies()),
      cookies: () => this.session.inTime(driver.manage().getCookies()),
      addCookies: async (cookies: IWebDriverOptionsCookie[]) => {
        for (const cookie of cookies) await this.session.inTime(driver.manage().addCookie(cookie))
      },
    })
  }

  get request() {
    return {
      get: async (path: string) => {
        const cookies = await this.context().cookies()
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        const answer = await fetch(new URL(path, this.shop), { headers: { cookie } })
        return { status: () => answer.status, text: () => answer.text(), json: () => answer.json() }
      },
    }
  }

  locator(selector: string) {
    return this.all().locator(selector)
  }

  getByRole(...wanted: Parameters<WebKitLocator['getByRole']>) {
    return this.all().getByRole(...wanted)
  }

  getByLabel(...wanted: Parameters<WebKitLocator['getByLabel']>) {
    return this.all().getByLabel(...wanted)
  }

  getByText(...wanted: Parameters<WebKitLocator['getByText']>) {
    return this.all().getByText(...wanted)
  }

  /** Navigates or reloads, and waits for the new document. */
  private async leave(go: () => Promise<void>, { waitUntil = 'load' }: Wait = {}) {
    // Repeated, because a navigation may already be in progress.
    await until('the document is marked', () =>
      this.evaluate(() => Object.assign(window, { isLeft: true }).isLeft),
    )
    await this.session.inTime(go())
    const states = waitUntil === 'load' ? ['complete'] : ['interactive', 'complete']
    await until('the document has come', async () => {
      const isThere = await this.evaluate(
        (wanted) => !('isLeft' in window) && wanted.includes(document.readyState),
        states,
      )
      return isThere || undefined
    })
  }

  private all() {
    return new WebKitLocator(this, [])
  }
}
