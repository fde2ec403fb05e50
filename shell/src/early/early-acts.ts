type ValueField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Input before the page could respond: a button pressed, a form sent, a field filled or focused, a box ticked, a dialog
 * opened. `index` counts the target among all elements of its kind, to find the element that React may render in its
 * place.
 */
export type EarlyAct = { index: number } & (
  | { type: 'click' | 'submit' | 'focus'; target: HTMLElement }
  | { type: 'fill'; target: ValueField; value: string }
  | { type: 'tick'; target: HTMLInputElement; isTicked: boolean }
  | { type: 'open'; target: HTMLElement; dialog: HTMLDialogElement }
)

declare global {
  /** Input recorded by the early script (early.ts) for the shell; removed once the shell listens itself. */
  var earlyActs: EarlyActs | undefined
}

export interface EarlyActs {
  list: EarlyAct[]
  /** From now on, records only input in this part. */
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

/**
 * Records input before the page can respond, to be replayed later. A pressed button is marked (`data-taken`) as visible
 * feedback. Links are not recorded because they work by themselves.
 */
export function keepEarlyActs(): void {
  const list: EarlyAct[] = []
  let within: Node = document
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const isKept = ({ target }: Event) => target instanceof Node && within.contains(target)

  function keep(event: Event, act: EarlyAct, button: HTMLElement | null) {
    list.push(act)
    if (button) button.dataset.taken = ''
    // React may already listen a moment before it says so: recorded input must happen only once.
    event.stopImmediatePropagation()
  }

  /** Opens or closes a dialog immediately if the browser does not: those from before 2026 do not support `command`. */
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
      // A form's button is recorded by the form's own event.
      if (!button || button.type === 'submit') return
      const commanded = button.getAttribute('commandfor')
      if (commanded) return obey(button, document.getElementById(commanded))
      keep(event, { type: 'click', target: button, index: findIndex(button) }, button)
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
