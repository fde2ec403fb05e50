import 'design-system/testing/dialog-in-jsdom'
import { waitFor } from '@testing-library/react'
import { keepEarlyActs } from './early-acts'
import { replayEarlyActs } from './replay-early-acts'

afterEach(() => document.body.replaceChildren())

/** Adds an element that cannot respond yet. */
function put<Tag extends 'form' | 'button' | 'input'>(parent: Element, tag: Tag, type?: string) {
  const element = document.createElement(tag)
  if (type) element.setAttribute('type', type)
  parent.append(element)
  return element
}

test('text typed and sent early is typed and sent once the page responds, in that order', async () => {
  const form = put(document.body, 'form')
  const field = put(form, 'input', 'email')
  keepEarlyActs()
  for (const value of ['a', 'asha@example.com']) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  field.value = ''

  const heard: string[] = []
  for (const type of ['input', 'submit'])
    form.addEventListener(type, (event) => {
      event.preventDefault()
      heard.push(`${type} ${field.value}`)
    })
  await replayEarlyActs()
  expect(heard).toEqual(['input asha@example.com', 'submit asha@example.com'])
})

test('a letter typed during hydration is not lost', async () => {
  const [name, city] = [put(document.body, 'input'), put(document.body, 'input')]
  const values = new Map<EventTarget, string>()
  // Like React, reverts input that it did not notice.
  const show = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) values.set(target, target.value)
    for (const field of [name, city]) field.value = values.get(field) ?? ''
  }
  const type = (field: HTMLInputElement, letters: string) => {
    field.value += letters
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  keepEarlyActs()
  type(name, 'Asha')
  type(city, 'Pun')
  document.body.addEventListener('input', show)

  const replayed = replayEarlyActs()
  type(city, 'e')
  await replayed
  expect([name.value, city.value]).toEqual(['Asha', 'Pune'])
  document.body.removeEventListener('input', show)
})

test('a button pressed early is pressed once the page responds; a removed one is skipped', async () => {
  const button = put(document.body, 'button', 'button')
  keepEarlyActs()
  button.click()
  const pressed = jest.fn()
  button.addEventListener('click', pressed)
  await replayEarlyActs()
  expect(pressed).toHaveBeenCalledTimes(1)

  keepEarlyActs()
  button.click()
  button.remove()
  await replayEarlyActs()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a field focused early gets its event once the page responds', async () => {
  const field = put(document.body, 'input')
  keepEarlyActs()
  field.focus()
  const heard = jest.fn()
  field.addEventListener('focusin', heard)
  await replayEarlyActs()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(field).toHaveFocus()
})

test('input into HTML that React had to render again is replayed on its replacement', async () => {
  const [other, old] = [put(document.body, 'input', 'email'), put(document.body, 'input')]
  const [gone, button] = [put(document.body, 'button', 'button'), put(document.body, 'button', 'button')]
  button.textContent = 'SUBMIT'
  keepEarlyActs()
  old.focus()
  old.value = 'Asha'
  old.dispatchEvent(new Event('input', { bubbles: true }))
  for (const each of [gone, button]) each.click()
  for (const each of [other, old, gone, button]) each.replaceWith(each.cloneNode(true))
  const [first, second] = document.querySelectorAll('button')
  if (first) first.textContent = 'Cancel'
  const pressed: unknown[] = []
  document.body.addEventListener('click', ({ target }) => pressed.push(target), { once: true })
  const [email, name] = document.querySelectorAll('input')
  if (name) name.value = ''
  await replayEarlyActs()
  expect([email?.value, name?.value]).toEqual(['', 'Asha'])
  expect(name).toHaveFocus()
  // A different button has replaced the first one, so it must not be pressed.
  expect(pressed).toEqual([second])
})

test('a menu opened early is reopened if React rendered it again, unless the shopper has closed it', async () => {
  async function replayAfter(change: (dialog: HTMLDialogElement) => void) {
    document.body.innerHTML =
      '<button type="button" command="show-modal" commandfor="menu">Menu</button><dialog id="menu"></dialog>'
    const [button, dialog] = [document.querySelector('button'), document.querySelector('dialog')]
    if (!button || !dialog) throw new Error('The page has no menu.')
    keepEarlyActs()
    button.click()
    expect(dialog.open).toBe(true)
    change(dialog)
    const pressed = jest.fn()
    document.body.addEventListener('click', pressed, { once: true })
    await replayEarlyActs()
    document.body.removeEventListener('click', pressed)
    return pressed.mock.calls.length
  }
  function renderAgain() {
    const { innerHTML } = document.body
    document.body.innerHTML = innerHTML.replace(' open=""', '')
  }

  expect(await replayAfter(() => {})).toBe(0)
  expect(await replayAfter(renderAgain)).toBe(1)
  const closeAndRenderAgain = (dialog: HTMLDialogElement) => {
    dialog.close()
    renderAgain()
  }
  expect(await replayAfter(closeAndRenderAgain)).toBe(0)
})

test('a button pressed early looks pressed until the page responds, even one that submits a form', async () => {
  const button = put(document.body, 'button', 'button')
  const send = put(put(document.body, 'form'), 'button', 'submit')
  keepEarlyActs()
  button.click()
  send.click()
  expect([button, send].map(({ dataset }) => dataset.taken)).toEqual(['', ''])
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await replayEarlyActs()
  expect(document.querySelector('[data-taken]')).toBeNull()
})

test('a button pressed while the page is just starting to listen is pressed once', async () => {
  const button = put(document.body, 'button', 'button')
  const pressed = jest.fn()
  keepEarlyActs()
  document.body.addEventListener('click', pressed)
  button.click()
  expect(pressed).not.toHaveBeenCalled()
  await replayEarlyActs()
  expect(pressed).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('click', pressed)
})

test('input into a late part is replayed once that part responds; the rest of the page does not wait for it', async () => {
  const [page, footer] = [put(document.body, 'button', 'button'), put(document.body, 'form')]
  const send = put(footer, 'button', 'submit')
  const heard: string[] = []
  keepEarlyActs()
  page.click()
  send.click()
  page.addEventListener('click', () => heard.push('page'))
  footer.addEventListener('submit', (event) => {
    event.preventDefault()
    heard.push('footer')
  })
  let tellReady = () => {}
  const isReady = new Promise<void>((resolve) => {
    tellReady = resolve
  })
  const replayed = replayEarlyActs({ element: footer, isReady, load: async () => 'code' })
  await waitFor(() => expect(heard).toEqual(['page']))
  page.click()
  send.click()
  expect(heard).toEqual(['page', 'page'])
  expect(send.dataset.taken).toBe('')
  tellReady()
  await replayed
  expect(heard).toEqual(['page', 'page', 'footer', 'footer'])
  send.click()
  expect(heard).toHaveLength(5)
  expect(document.querySelector('[data-taken]')).toBeNull()
})

test('a form of a late part whose code is missing is submitted by the browser', async () => {
  const footer = put(document.body, 'form')
  const send = put(footer, 'button', 'submit')
  const submitted = jest.fn((event: Event) => event.preventDefault())
  keepEarlyActs()
  replayEarlyActs({ element: footer, isReady: new Promise(() => {}), load: async () => undefined })
  await waitFor(() => expect(globalThis.earlyActs).toBeUndefined())
  footer.addEventListener('submit', submitted)
  send.click()
  expect(submitted).not.toHaveBeenCalled()
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
})
