interface Tracked {
  /** The values when last saved, or else the initial values. */
  saved: string
  /** False while only code has changed the form, for example by loading newer values. */
  isTouched: boolean
}

const forms = new Map<HTMLFormElement, Tracked>()

const readValues = (form: HTMLFormElement) =>
  JSON.stringify(
    [...form.elements].map((control) => {
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
        return control.checked
      return 'value' in control ? control.value : null
    }),
  )

/** Watches the input of a form. @returns a function that stops watching */
export function trackForm(form: HTMLFormElement): () => void {
  forms.set(form, { saved: readValues(form), isTouched: false })
  const handleTouch = () => {
    const tracked = forms.get(form)
    if (tracked) tracked.isTouched = true
  }
  const tracking = new AbortController()
  // Clicks count too: a form's buttons can add, move and remove values.
  for (const type of ['input', 'click']) form.addEventListener(type, handleTouch, { signal: tracking.signal })
  return () => {
    tracking.abort()
    forms.delete(form)
  }
}

export function markSaved(form: HTMLFormElement): void {
  if (forms.has(form)) forms.set(form, { saved: readValues(form), isTouched: false })
}

/** Marks all input on the page as saved, once the person has chosen to discard it. */
export function discardUnsaved(): void {
  for (const form of forms.keys()) markSaved(form)
}

/** @param scope 'sheet' for the open dialog only */
export function hasUnsaved(scope: 'page' | 'sheet'): boolean {
  return [...forms].some(
    ([form, { saved, isTouched }]) =>
      isTouched && readValues(form) !== saved && (scope === 'page' || form.closest('dialog') !== null),
  )
}
