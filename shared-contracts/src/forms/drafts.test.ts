import { forgetDraft, KEPT_FOR_MS, keepDraft, readDraft } from './drafts'

const typed = { firstName: 'Asha' }

beforeEach(() => localStorage.clear())

afterEach(() => jest.useRealTimers())

test('a visitor’s draft becomes theirs after they log in', () => {
  keepDraft('contact', null, typed)
  expect(readDraft('contact', null)).toEqual(typed)
  expect(readDraft('contact', 'c-1')).toEqual(typed)
})

test('a customer’s draft is shown to no visitor and to no other customer', () => {
  keepDraft('contact', 'c-1', typed)
  expect(readDraft('contact', null)).toEqual({})
  expect(readDraft('contact', 'c-2')).toEqual({})
  expect(readDraft('contact', 'c-1')).toEqual(typed)
})

test('an empty form of a visitor does not remove the draft of a customer whose session has ended', () => {
  keepDraft('contact', 'c-1', typed)
  keepDraft('contact', null, {})
  expect(readDraft('contact', 'c-1')).toEqual(typed)
})

test('sending a form keeps the drafts of other forms', () => {
  keepDraft('contact', null, typed)
  keepDraft('register', null, typed)
  forgetDraft('contact')
  expect(readDraft('contact', null)).toEqual({})
  expect(readDraft('register', null)).toEqual(typed)
})

test('an old draft is deleted', () => {
  jest.useFakeTimers()
  keepDraft('contact', null, typed)
  jest.advanceTimersByTime(KEPT_FOR_MS - 1)
  expect(readDraft('contact', null)).toEqual(typed)
  jest.advanceTimersByTime(1)
  expect(readDraft('contact', null)).toEqual({})
  expect(localStorage.getItem('drafts')).toBeNull()
})

test.each(['{', '7', '[]', '{"contact":1}', '{"contact":{"at":1e99,"values":{"firstName":7}}}'])(
  'the corrupt value %s is no draft',
  (text) => {
    localStorage.setItem('drafts', text)
    expect(readDraft('contact', null)).toEqual({})
    keepDraft('contact', null, typed)
    expect(readDraft('contact', null)).toEqual(typed)
  },
)
