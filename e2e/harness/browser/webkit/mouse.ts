import { Origin } from 'selenium-webdriver'
import type { Point } from './in-page'
import type { Session } from './session/session'

/** The mouse of a window, with Playwright's methods. Positions are in pixels of the viewport. */
export class Mouse {
  private at: Point = { x: 0, y: 0 }

  constructor(private readonly session: Session) {}

  async move(x: number, y: number, { steps = 1 } = {}) {
    const { at } = this
    const actions = this.actions()
    for (let step = 1; step <= steps; step += 1)
      actions.move({
        x: Math.round(at.x + ((x - at.x) * step) / steps),
        y: Math.round(at.y + ((y - at.y) * step) / steps),
        origin: Origin.VIEWPORT,
        duration: 0,
      })
    await this.session.inTime(actions.perform())
    this.at = { x, y }
  }

  async down() {
    await this.session.inTime(this.actions().press().perform())
  }

  async up() {
    await this.session.inTime(this.actions().release().perform())
  }

  /** Presses and releases in one command, so that the page has hardly any time to shift in between. */
  async press() {
    await this.session.inTime(this.actions().press().release().perform())
  }

  private actions() {
    return this.session.driver.actions({ async: true })
  }
}
