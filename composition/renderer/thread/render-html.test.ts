import { createElement } from 'react'
import { Dormant } from 'shared-contracts/remote'
import { renderHtml } from './render-html'

test('a large part of a page is in its place, for a browser without scripts', async () => {
  const text = 'Black pepper, '.repeat(10_000)
  const html = await renderHtml(createElement(Dormant, null, createElement('p', null, text)))
  expect(html).toContain(`<p>${text}</p>`)
  expect(html).not.toMatch(/<template|<script|hidden/)
})
