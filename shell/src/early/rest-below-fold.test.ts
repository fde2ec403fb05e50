import { restBelowFold } from './rest-below-fold'
import { wakeBelowFold } from './wake-below-fold'

afterEach(() => document.body.replaceChildren())

test('only parts entirely below the screen are skipped, at their own size, and only temporarily', async () => {
  document.body.innerHTML =
    '<main><section id="seen"></section><section id="below" style="padding: 10px 0; border: 1px solid"></section><section id="edged" class="scallop"></section></main>'
  const tops: Record<string, number> = { seen: 0, below: window.innerHeight, edged: window.innerHeight + 300 }
  for (const part of document.querySelectorAll<HTMLElement>('section'))
    part.getBoundingClientRect = () => new DOMRect(0, tops[part.id], 390, 300)
  const left = () =>
    [...document.querySelectorAll<HTMLElement>('section')]
      .filter(({ style }) => style.getPropertyValue('content-visibility') === 'auto')
      .map((part) => [part.id, part.style.getPropertyValue('contain-intrinsic-block-size')])

  restBelowFold()
  expect(left()).toEqual([['below', 'auto 278px']])
  await wakeBelowFold()
  expect(left()).toEqual([])
  expect(document.querySelector('[data-resting]')).toBeNull()
})
