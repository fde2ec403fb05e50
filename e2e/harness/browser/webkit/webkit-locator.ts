import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Step } from './finding/step'
import { wantedText } from './finding/wanted-text'
import {
  chooseFile,
  isVisible,
  measureBox,
  missedPress,
  type Point,
  reachablePlace,
  watchPress,
} from './in-page'
import type { Keys } from './keys'
import type { Mouse } from './mouse'
import type { Session } from './session/session'
import { until } from './until'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The part of a page that its locators use. */
interface PageOfLocator {
  session: Session
  keyboard: Keys
  mouse: Mouse
  evaluate: (work: () => boolean) => Promise<boolean>
}

interface RoleOptions {
  name?: string | RegExp
  exact?: boolean
  pressed?: boolean
  level?: number
}

/** Elements of a WebKitGTK page, with the Playwright locator methods that the journeys use. */
export class WebKitLocator {
  constructor(
    private readonly inPage: PageOfLocator,
    readonly steps: Step[],
  ) {}

  page() {
    return this.inPage
  }

  locator(selector: string) {
    return this.narrow({ by: 'css', selector })
  }

  getByRole(role: string, { name, exact, pressed, level }: RoleOptions = {}) {
    return this.narrow({
      by: 'role',
      role,
      ...(name !== undefined && { name: wantedText(name, exact) }),
      ...(pressed !== undefined && { pressed }),
      ...(level !== undefined && { level }),
    })
  }

  getByLabel(text: string | RegExp, { exact = false } = {}) {
    return this.narrow({ by: 'label', text: wantedText(text, exact) })
  }

  getByText(text: string | RegExp, { exact = false } = {}) {
    return this.narrow({ by: 'text', text: wantedText(text, exact) })
  }

  filter(by: { hasText: string | RegExp } | { has: WebKitLocator }) {
    if ('has' in by) return this.narrow({ by: 'has', steps: by.has.steps })
    return this.narrow({ by: 'hasText', text: wantedText(by.hasText) })
  }

  and(other: WebKitLocator) {
    return this.narrow({ by: 'and', steps: other.steps })
  }

  nth(index: number) {
    return this.narrow({ by: 'nth', index })
  }

  first() {
    return this.nth(0)
  }

  last() {
    return this.nth(-1)
  }

  async all() {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }

  count() {
    return this.evaluateAll(({ length }) => length)
  }

  async waitFor() {
    await until(`${this} is visible`, async () => (await this.evaluateNow(isVisible)) || undefined)
  }

  /** Evaluates a function on the first element, once it exists. */
  async evaluate<Answer, Argument>(
    work: (element: HTMLElement, argument: Argument) => Answer,
    argument?: Argument,
  ): Promise<Awaited<Answer>> {
    await until(`${this} is there`, async () => (await this.count()) > 0 || undefined)
    return this.run(`([element], argument) => (${work})(element, argument)`, argument)
  }

  /** Like `evaluate`, but returns undefined if there is no such element now. */
  async evaluateNow<Answer>(work: (element: HTMLElement) => Answer): Promise<Awaited<Answer> | undefined> {
    return (await this.run<Answer | null>(`([element]) => element ? (${work})(element) : null`)) ?? undefined
  }

  evaluateAll<Answer>(work: (elements: HTMLElement[]) => Answer) {
    return this.run<Answer>(String(work))
  }

  textContent() {
    return this.evaluate((element) => element.textContent)
  }

  getAttribute(name: string) {
    return this.evaluate((element, attribute) => element.getAttribute(attribute), name)
  }

  boundingBox() {
    return this.evaluate(measureBox)
  }

  async scrollIntoViewIfNeeded() {
    await this.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  }

  async focus() {
    await this.evaluate((element) => element.focus())
  }

  async selectText() {
    await this.evaluate((field) => {
      field.focus()
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
  }

  async hover() {
    const { x, y } = await this.reach()
    await this.inPage.mouse.move(x, y)
  }

  async click() {
    await until(`${this} is pressed`, async () => {
      await this.hover()
      await this.evaluate(watchPress)
      await this.inPage.mouse.press()
      // If the page cannot be evaluated, the press has navigated away.
      const isMissed = await this.inPage.evaluate(missedPress).catch(() => false)
      return !isMissed || undefined
    })
  }

  async press(keys: string) {
    await this.focus()
    await this.inPage.keyboard.press(keys)
  }

  /** @param wanted the label or the value of an option */
  async selectOption(wanted: string) {
    await this.reach()
    const options = this.locator('option')
    const index = await until(`${this} has the option ${wanted}`, async () => {
      const names = await options.evaluateAll((all) =>
        all.map((each) => (each instanceof HTMLOptionElement ? [each.label, each.value, each.text] : [])),
      )
      const at = names.findIndex((each) => each.includes(wanted))
      return at === -1 ? undefined : at
    })
    const { session } = this.inPage
    const [option] = await session.find(options.nth(index).steps)
    if (option) await session.inTime(option.click())
  }

  /** @param file the path of a JPEG picture, or a file's name, type and bytes */
  async setInputFiles(file: string | ChosenFile) {
    const { name, mimeType, buffer } =
      typeof file === 'string'
        ? { name: path.basename(file), mimeType: 'image/jpeg', buffer: await readFile(file) }
        : file
    await this.evaluate(chooseFile, { name, mimeType, base64: buffer.toString('base64') })
  }

  async accessibleName() {
    const { session } = this.inPage
    const [element] = await session.find(this.steps)
    return element && session.inTime(element.getAccessibleName())
  }

  toString() {
    return this.steps.map((step) => JSON.stringify(step)).join(' > ')
  }

  /** Waits for a point of the element that a pointer can reach. */
  private async reach(): Promise<Point> {
    let reason = 'it is not there'
    try {
      return await until('', async () => {
        const place = await this.evaluateNow(reachablePlace)
        if (typeof place === 'object') return place
        if (place) reason = place
        return undefined
      })
    } catch (cause) {
      throw new Error(`${this} cannot be reached: ${reason}.`, { cause })
    }
  }

  private run<Answer>(work: string, argument?: unknown) {
    return this.inPage.session.runOn<Answer>(this.steps, work, argument)
  }

  private narrow(step: Step) {
    return new WebKitLocator(this.inPage, [...this.steps, step])
  }
}
