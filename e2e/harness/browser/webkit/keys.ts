import { Key } from 'selenium-webdriver'
import type { Session } from './session/session'

/** WebDriver's code points for keys that don't type a character. */
const CODES: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

const toCode = (name: string) => CODES[name] ?? name

/** The keyboard of a window, with Playwright's methods. */
export class Keys {
  constructor(private readonly session: Session) {}

  /** @param keys one key, or a combination: `Shift+Tab` */
  async press(keys: string) {
    const codes = keys.split('+').map(toCode)
    const actions = this.actions()
    for (const code of codes) actions.keyDown(code)
    for (const code of codes.toReversed()) actions.keyUp(code)
    await this.session.inTime(actions.perform())
  }

  async type(text: string) {
    await this.session.inTime(this.actions().sendKeys(text).perform())
  }

  async down(key: string) {
    await this.session.inTime(this.actions().keyDown(toCode(key)).perform())
  }

  async up(key: string) {
    await this.session.inTime(this.actions().keyUp(toCode(key)).perform())
  }

  private actions() {
    return this.session.driver.actions({ async: true })
  }
}
