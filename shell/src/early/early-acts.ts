import { isComposing } from 'design-system/is-composing'
import type { addEarly as AddEarly } from './add-before-hydration'

type ValueField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Input before the page could respond: a button pressed, a line added to the cart, a form sent, a field filled
 * or focused, a box ticked, a dialog opened. `index` is the target's position among elements of the same kind,
 * used to find the element that React may render in its place.
 */
export type EarlyAct = { index: number } & (
  | { type: 'click' | 'added' | 'submit' | 'focus'; target: HTMLElement }
  | { type: 'fill'; target: ValueField; value: string }
  | { type: 'tick'; target: HTMLInputElement; isTicked: boolean }
  | { type: 'open'; target: HTMLElement; dialog: HTMLDialogElement }
)

declare global {
  /** Input recorded by the early script (early.ts) for the shell; removed once the shell listens itself. */
  var earlyActs: EarlyActs | undefined
  /** Defined on pages whose HTML has a cart line (early-add.ts). */
  var addEarly: typeof AddEarly | undefined
}

export interface EarlyActs {
  list: EarlyAct[]
  /** Stops recording input outside this part. */
  keepOnly: (part: Element) => void
  stop: () => void
}

function isValueField(target: EventTarget | null): target is ValueField {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

const findIndex = (target: Element) => [...document.querySelectorAll(target.localName)].indexOf(target)

const isBox = (field: ValueField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** Records input for replay once the page responds. Marks pressed buttons (`data-taken`). Links work anyway. */
export function keepEarlyActs(): void {
  const list: EarlyAct[] = []
  let within: Node = document
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const isKept = ({ target }: Event) => target instanceof Node && within.contains(target)

  function keep(event: Event, act: EarlyAct, button: HTMLElement | null) {
    list.push(act)
    if (button) button.dataset.taken = ''
    // React may start listening a moment before it says so, and recorded input must take effect only once.
    event.stopImmediatePropagation()
  }

  /** Records that a dialog opens. In browsers without `command` (most before 2026), opens or closes it. */
  function obey(button: HTMLButtonElement, dialog: HTMLElement | null) {
    if (!(dialog instanceof HTMLDialogElement)) return
    const isClosing = button.getAttribute('command') === 'close'
    if (!isClosing) list.push({ type: 'open', target: button, dialog, index: findIndex(button) })
    if ('commandForElement' in HTMLButtonElement.prototype) return
    if (isClosing) dialog.close()
    else dialog.showModal()
  }

  document.addEventListener(
    'click',
    (event) => {
      if (!isKept(event)) return
      const button = event.target instanceof Element && event.target.closest('button')
      // The form's own submit event records its button.
      if (!button || button.type === 'submit') return
      const commanded = button.getAttribute('commandfor')
      if (commanded) return obey(button, document.getElementById(commanded))
      const index = findIndex(button)
      // Once a button has added its line, pressing it again does nothing until the cart opens.
      if (list.some(({ type, target }) => type === 'added' && target === button))
        event.stopImmediatePropagation()
      else
        keep(
          event,
          { type: globalThis.addEarly?.(button) ? 'added' : 'click', target: button, index },
          button,
        )
    },
    options,
  )
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event
      if (!isKept(event) || !isValueField(target)) return
      const last = list.at(-1)
      const index = findIndex(target)
      if (isBox(target)) return list.push({ type: 'tick', target, isTicked: target.checked, index })
      if (last?.type === 'fill' && last.target === target) list.pop()
      list.push({ type: 'fill', target, value: target.value, index })
    },
    options,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey } = event
      const last = list.at(-1)
      // React has just rendered the focused field again, and letters go to the body until the focus is restored.
      const isLost = within === document && target === document.body && last && !last.target.isConnected
      if (!isLost || !isValueField(last.target) || key.length > 1) return
      if (ctrlKey || metaKey || isComposing(event)) return
      last.target.value += key
      list.push({ type: 'fill', target: last.target, value: last.target.value, index: last.index })
    },
    options,
  )
  document.addEventListener(
    'focusin',
    (event) => {
      const { target } = event
      if (isKept(event) && target instanceof HTMLElement)
        list.push({ type: 'focus', target, index: findIndex(target) })
    },
    options,
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (!isKept(event)) return
      event.preventDefault()
      const { target } = event
      if (target instanceof HTMLFormElement)
        keep(event, { type: 'submit', target, index: findIndex(target) }, event.submitter)
    },
    options,
  )
  globalThis.earlyActs = {
    list,
    keepOnly: (part) => {
      within = part
    },
    stop: () => listening.abort(),
  }
}
