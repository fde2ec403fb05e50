import type { EarlyAct, EarlyActs } from './early-acts'

/** A part of the page that responds later than the rest. */
interface LatePart {
  element: Element
  /** Settles when it responds. */
  isReady: Promise<void>
  /** Fetches its code; resolves to undefined if that fails. */
  load: () => Promise<unknown>
}

/** Replays early input, skipping targets that are gone. Input into the late part is held until that part responds. */
export async function replayEarlyActs(late?: LatePart): Promise<void> {
  // The early script records input until the next task, so no letter typed in the meantime is lost.
  await nextTask()
  const early = globalThis.earlyActs
  globalThis.earlyActs = undefined
  if (!early) return
  const isLate = (target: Element | undefined) =>
    target !== undefined && late?.element.contains(target) === true
  const { list } = early
  if (late) early.keepOnly(late.element)
  else early.stop()
  const atOnce = list.filter((act) => !isLate(present(act)))
  await replayAll(atOnce, (button) => !isLate(button))
  if (!late) return
  const submitsPlainly = submitWithoutCode(late, early)
  await late.isReady
  submitsPlainly.abort()
  early.stop()
  await replayAll(
    list.filter((act) => !atOnce.includes(act)),
    () => true,
  )
}

/** Lets the browser submit a form of a late part whose code is missing, as without scripts. */
function submitWithoutCode({ element, load }: LatePart, early: EarlyActs): AbortController {
  const over = new AbortController()

  async function handleSubmit(form: HTMLFormElement) {
    if (!element.contains(form) || (await load()) !== undefined || over.signal.aborted) return
    over.abort()
    early.stop()
    form.requestSubmit()
  }

  for (const { type, target } of early.list) if (type === 'submit') handleSubmit(target as HTMLFormElement)
  // Listens on the window, because the early script stops the event at the document.
  addEventListener('submit', ({ target }) => handleSubmit(target as HTMLFormElement), {
    capture: true,
    signal: over.signal,
  })
  return over
}

async function replayAll(
  acts: readonly EarlyAct[],
  isMarkedHere: (button: Element) => boolean,
): Promise<void> {
  for (const button of document.querySelectorAll('[data-taken]'))
    if (isMarkedHere(button)) button.removeAttribute('data-taken')
  for (const act of acts) {
    // All input is replayed in one task, so that no key is typed in between. A click waits until React has rendered.
    if (act.type === 'click' || act.type === 'added' || act.type === 'submit') await nextTask()
    const target = present(act)
    if (target) replay(act, target)
  }
}

/** Returns the target, or its replacement if React rendered it again because an extension or translator changed the HTML. */
function present({ target, index }: EarlyAct): HTMLElement | undefined {
  if (target.isConnected) return target
  const successor = document.querySelectorAll<HTMLElement>(target.localName)[index]
  return successor && describeElement(successor) === describeElement(target) ? successor : undefined
}

function describeElement(element: Element): string {
  const named = ['name', 'type', 'action', 'aria-label'].map((each) => element.getAttribute(each))
  // A form's text is different with and without scripts.
  return [...named, element instanceof HTMLButtonElement && element.textContent].join()
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function replay(act: EarlyAct, target: HTMLElement): void {
  if (act.type === 'fill') fill(target as typeof act.target, act.value)
  else if (act.type === 'tick') tick(target as typeof act.target, act.isTicked)
  else if (act.type === 'focus') keepFocus(target)
  else if (act.type === 'open') openAgain(act, target)
  else if (act.type === 'added') openCart()
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else target.click()
}

/** Opens the cart, as the button does once it has added its line. */
function openCart(): void {
  const link = document.querySelector<HTMLElement>('header [data-items]')
  delete link?.dataset.early
  link?.click()
}

/** Restores the focus, which React did not notice and loses when it renders the element again. */
function keepFocus(target: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  else if (activeElement === body) target.focus()
}

/** Reopens a dialog that was open before React rendered it again, unless the shopper has closed it. */
function openAgain(act: EarlyAct & { type: 'open' }, target: HTMLElement): void {
  if (target !== act.target && act.dialog.open) target.click()
}

/** React notices a checkbox only through a click that changes it, so it is set to the opposite first. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked
  box.click()
}

function fill(target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  // React ignores an input event unless the value differs from the last one it tracked through the element's own `value`
  // property. Calling that setter on a clone resets the tracked value without touching the field: rewriting a number while
  // it is being typed would lose its decimal point.
  Object.getOwnPropertyDescriptor(target, 'value')?.set?.call(target.cloneNode(), '')
  if (target.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }))
}
