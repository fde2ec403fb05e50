type ValueField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Something a shopper did before the page could answer: a button pressed, a form sent, or a field filled. */
export type EarlyAct =
  | { type: 'click' | 'submit'; target: HTMLElement }
  | { type: 'fill'; target: ValueField; value: string }

declare global {
  /** What the early script (early.ts) has kept for the shell; gone once that listens itself. */
  var earlyActs: { list: EarlyAct[]; stop: () => void } | undefined
}

function isValueField(target: EventTarget | null): target is ValueField {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

/** Opens or closes a dialog at once, where the browser does not do it by itself: those of before 2026 know no `command`. */
function obey(button: HTMLButtonElement): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null
  if (button.getAttribute('command') === 'close') dialog?.close()
  else dialog?.showModal()
}

/**
 * Keeps what a shopper does before the page can answer, so that it is done once the page can. A button that was pressed
 * is marked (`data-taken`), and so is seen to have been. Links need none of it: they lead on by themselves.
 */
export function keepEarlyActs(): void {
  const list: EarlyAct[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  function keep(event: Event, act: EarlyAct, button: HTMLElement | null) {
    list.push(act)
    if (button) button.dataset.taken = ''
    // React may listen already, a moment before it says so: what is kept is done once.
    event.stopImmediatePropagation()
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      // A form's button is kept by the form's own event.
      if (!button || button.type === 'submit') return
      if (button.hasAttribute('commandfor')) return obey(button)
      keep(event, { type: 'click', target: button }, button)
    },
    options,
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isValueField(target)) return
      if (list.at(-1)?.target === target) list.pop()
      list.push({ type: 'fill', target, value: target.value })
    },
    options,
  )
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement)
        keep(event, { type: 'submit', target: event.target }, event.submitter)
    },
    options,
  )
  globalThis.earlyActs = { list, stop: () => listening.abort() }
}
