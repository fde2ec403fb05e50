import { renderMarkdown } from './render-markdown'

test('Markdown is rendered in a thread', async () => {
  expect(await renderMarkdown('# One\n\nA *b*.')).toBe('<h2>One</h2>\n<p>A <em>b</em>.</p>')
})

test.each([
  ['quotations', `${'>'.repeat(6000)} x`],
  ['quotations with spaces', `${'> '.repeat(11)}x`],
  ['lists', `${'- '.repeat(11)}x`],
  ['numbered lists in quotations', `text\n\n${'> 1. '.repeat(6)}x`],
])('%s nested too deeply are refused with a reason', async (_, text) => {
  await expect(renderMarkdown(text)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: expect.stringContaining('up to 10 levels deep'),
  })
})

test.each([
  ['ten quotations inside one another', `${'>'.repeat(10)} x`, 'x'],
  ['a long rule of spaced hyphens', `x\n\n${'- '.repeat(30)}`, 'x'],
  ['a long row of asterisks', '* '.repeat(30), ''],
])('%s can be shown', async (_, text, shown) => {
  expect((await renderMarkdown(text)).replaceAll(/<[^>]*>|\n/g, '')).toBe(shown)
})

test('a text that takes too long is refused, without blocking the shop', async () => {
  // Each level of an indented list is parsed again by the one above it.
  const text = Array.from({ length: 240 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n')
  const started = performance.now()
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 50)
  const answer = await renderMarkdown(text).catch((error: unknown) => error)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(20_000)
  if (typeof answer !== 'string') expect(answer).toMatchObject({ code: 'INVALID_INPUT' })
})
