import { blogPreview } from './blog'

test('a preview is the first 120 characters of the text and an ellipsis [19.2]', () => {
  expect(blogPreview(`<p>${'a'.repeat(130)}</p>`)).toBe(`${'a'.repeat(120)}…`)
})

test('a short blog has an ellipsis as well [19.2]', () => {
  expect(blogPreview('<p>Short.</p>')).toBe('Short.…')
})

test('block elements separate words, inline markup does not', () => {
  expect(
    blogPreview('<h2>Turmeric</h2><p>The <b>gold</b>, fresh.</p><ul><li>One</li><li>Two</li></ul>'),
  ).toBe('Turmeric The gold, fresh. One Two…')
})

test('entities are decoded once', () => {
  expect(blogPreview('Salt &amp; pepper&nbsp;&lt;3 &quot;it&#39;s&quot; &amp;lt;')).toBe(
    `Salt & pepper <3 "it's" &lt;…`,
  )
})
