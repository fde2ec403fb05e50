import type { ExpectMatcherState, MatcherReturnType } from '@playwright/test'
import { isVisible, shareInView } from './in-page'
import { until } from './until'
import type { WebKitLocator } from './webkit-locator'
import type { WebKitPage } from './webkit-page'

/** The longest wait for an expected value, in milliseconds. */
const LONGEST_MS = 15_000

type Text = string | RegExp

const normal = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

const isText = (actual: string | null | undefined, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(normal(actual)) : normal(actual) === normal(wanted)

const hasPart = (actual: string | null | undefined, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(normal(actual)) : normal(actual).includes(normal(wanted))

/** Polls until the value matches, or with `not` doesn't. @param look returns undefined if nothing is found */
async function eventually<Seen>(
  { isNot }: ExpectMatcherState,
  what: string,
  look: () => Promise<Seen | undefined>,
  isWanted: (seen: Seen) => boolean,
): Promise<MatcherReturnType> {
  let seen: Seen | undefined
  const asWanted = () => seen !== undefined && isWanted(seen)
  const settled = async () => {
    seen = await look()
    return asWanted() !== isNot || undefined
  }
  const pass = await until(what, settled, LONGEST_MS).then(
    () => !isNot,
    () => isNot,
  )
  return { pass, message: () => `Expected ${isNot ? 'not ' : ''}${what}; seen: ${JSON.stringify(seen)}` }
}

/** Playwright's `expect` matchers, for WebKit's pages and locators. */
export const matchers = {
  toBeVisible(this: ExpectMatcherState, on: WebKitLocator, { visible = true } = {}) {
    const look = async () => (await on.evaluateNow(isVisible)) ?? false
    return eventually(this, `${on} visible: ${visible}`, look, (is) => is === visible)
  },

  toBeHidden(this: ExpectMatcherState, on: WebKitLocator) {
    const look = async () => (await on.evaluateNow(isVisible)) ?? false
    return eventually(this, `${on} hidden`, look, (is) => !is)
  },

  toBeEnabled(this: ExpectMatcherState, on: WebKitLocator) {
    return eventually(
      this,
      `${on} enabled`,
      () => on.evaluateNow((element) => !element.matches(':disabled')),
      (is) => is,
    )
  },

  toBeDisabled(this: ExpectMatcherState, on: WebKitLocator) {
    const look = () => on.evaluateNow((element) => element.matches(':disabled'))
    return eventually(this, `${on} disabled`, look, Boolean)
  },

  toBeChecked(this: ExpectMatcherState, on: WebKitLocator) {
    const look = () => on.evaluateNow((box) => box.matches(':checked'))
    return eventually(this, `${on} checked`, look, Boolean)
  },

  toBeAttached(this: ExpectMatcherState, on: WebKitLocator) {
    return eventually(
      this,
      `${on} in the document`,
      () => on.count(),
      (count) => count > 0,
    )
  },

  toHaveCount(this: ExpectMatcherState, on: WebKitLocator, wanted: number) {
    return eventually(
      this,
      `${wanted} of ${on}`,
      () => on.count(),
      (count) => count === wanted,
    )
  },

  toHaveText(this: ExpectMatcherState, on: WebKitLocator, wanted: Text | readonly Text[]) {
    const texts = () => on.evaluateAll((all) => all.map(({ textContent }) => textContent))
    const list = Array.isArray(wanted) ? wanted : [wanted]
    return eventually(
      this,
      `${on} with the text ${list.join(', ')}`,
      texts,
      (all) => all.length === list.length && all.every((text, at) => isText(text, list[at] ?? '')),
    )
  },

  toContainText(this: ExpectMatcherState, on: WebKitLocator, wanted: Text) {
    const look = () => on.evaluateNow(({ textContent }) => textContent)
    return eventually(this, `${on} containing ${wanted}`, look, (text) => hasPart(text, wanted))
  },

  toHaveValue(this: ExpectMatcherState, on: WebKitLocator, wanted: Text) {
    const look = () => on.evaluateNow((field) => ('value' in field ? String(field.value) : null))
    return eventually(this, `${on} with the value ${wanted}`, look, (value) => isText(value, wanted))
  },

  toHaveAttribute(this: ExpectMatcherState, on: WebKitLocator, name: string, wanted: Text) {
    const look = async () => ((await on.count()) > 0 ? on.getAttribute(name) : undefined)
    return eventually(
      this,
      `${on} with ${name} ${wanted}`,
      look,
      (value) => value !== null && isText(value, wanted),
    )
  },

  toHaveCSS(this: ExpectMatcherState, on: WebKitLocator, property: string, wanted: Text) {
    const look = () =>
      on.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    return eventually(this, `${on} with ${property} ${wanted}`, look, (value) => isText(value, wanted))
  },

  toHaveAccessibleName(this: ExpectMatcherState, on: WebKitLocator, wanted: Text) {
    return eventually(
      this,
      `${on} named ${wanted}`,
      () => on.accessibleName(),
      (name) => isText(name, wanted),
    )
  },

  toBeFocused(this: ExpectMatcherState, on: WebKitLocator) {
    const look = () => on.evaluateNow((element) => element === document.activeElement)
    return eventually(this, `${on} focused`, look, Boolean)
  },

  toBeInViewport(this: ExpectMatcherState, on: WebKitLocator, { ratio = 0.01 } = {}) {
    const look = () => on.evaluateNow(shareInView)
    return eventually(this, `${ratio} of ${on} in view`, look, (share) => share >= ratio)
  },

  toHaveTitle(this: ExpectMatcherState, page: WebKitPage, wanted: Text) {
    return eventually(
      this,
      `the title ${wanted}`,
      () => page.title(),
      (title) => isText(title, wanted),
    )
  },

  toHaveURL(this: ExpectMatcherState, page: WebKitPage, wanted: Text) {
    const look = () => page.session.inTime(page.session.driver.getCurrentUrl())
    return eventually(this, `the address ${wanted}`, look, (address) =>
      wanted instanceof RegExp ? wanted.test(address) : address === new URL(wanted, address).href,
    )
  },
}
