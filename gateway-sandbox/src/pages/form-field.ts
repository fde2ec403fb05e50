import { html, type Markup } from './html'

interface Field {
  name: string
  label: string
  value: string
  error?: string
  hint?: string
  inputMode?: string
  autocomplete?: string
}

export function field({
  name,
  label,
  value,
  error,
  hint,
  inputMode = 'text',
  autocomplete = 'on',
}: Field): Markup {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" inputmode="${inputMode}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" aria-invalid="${String(error !== undefined)}" aria-describedby="${described}">
${error && html`<p class="error" id="${name}-error">${error}</p>`}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`
}

/** A labelled radio button of the group `name`, checked if it has the group's value. */
export function radio(name: string, value: string, label: string, chosen: string): Markup {
  const id = `${name}-${value.toLowerCase().replaceAll(' ', '-')}`
  const checked = value === chosen ? html` checked` : undefined
  return html`<div class="choice"><input type="radio" id="${id}" name="${name}" value="${value}"${checked}><label for="${id}">${label}</label></div>`
}
